import { isOver, type Match } from '../../game-core/kernel/match';
import type { Seat } from '../../game-core/kernel/seats';
import type { Shelved } from '../../session/shelf';
import { FACES } from '../../tables';
import { isGameId, type GameId } from '../game-doors';

/** A match that can be gone on with. */
export interface OpenGame extends Shelved {
  readonly game: GameId;
}

export function canBePlayed(game: GameId): boolean {
  return Object.hasOwn(FACES, game);
}

/** Those that wait to be gone on with, the latest first. */
export function openGames(matches: readonly Shelved[]): readonly OpenGame[] {
  return matches.flatMap((shelved) => {
    const { id: game } = shelved.match.origin.game;
    if (!isGameId(game) || !canBePlayed(game) || isOver(shelved.match)) return [];
    return [{ ...shelved, game }];
  });
}

/** Whom the match waits for; nobody while cards are being dealt. */
export function waitedFor({ origin, state }: Match): readonly Seat[] {
  const { game } = origin;
  const turn = game.turn(state);
  switch (turn.kind) {
    case 'seats':
      return turn.seats;
    case 'chance': {
      const thrower = FACES[game.id]?.thrower(game.view(state, 'table')) ?? null;
      return thrower === null ? [] : [thrower];
    }
    case 'over':
      return [];
  }
}
