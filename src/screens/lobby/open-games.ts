import { isOver, type Match } from '../../game-core/kernel/match';
import type { Seat } from '../../game-core/kernel/seats';
import type { Shelved } from '../../session/shelf';
import { GAME_TABLES } from '../../tables';
import { isGameId, type GameId } from '../game-doors';

/** A match at whose table one can sit. */
export interface KeptGame extends Shelved {
  readonly game: GameId;
}

/** A match that can be gone on with. */
export type OpenGame = KeptGame;

export function canBePlayed(game: GameId): boolean {
  return Object.hasOwn(GAME_TABLES, game);
}

/** Those that have a table, the latest first. */
function keptGames(matches: readonly Shelved[]): readonly KeptGame[] {
  return matches.flatMap((shelved) => {
    const { id: game } = shelved.match.origin.game;
    return isGameId(game) && canBePlayed(game) ? [{ ...shelved, game }] : [];
  });
}

/** Those that wait to be gone on with, the latest first. */
export function openGames(matches: readonly Shelved[]): readonly OpenGame[] {
  return keptGames(matches).filter(({ match }) => !isOver(match));
}

/** Those that can be looked at again, the latest first. */
export function finishedGames(matches: readonly Shelved[]): readonly KeptGame[] {
  return keptGames(matches).filter(({ match }) => isOver(match));
}

/** Whom the match waits for; nobody while cards are being dealt. */
export function waitedFor({ origin, state }: Match): readonly Seat[] {
  const { game } = origin;
  const turn = game.turn(state);
  switch (turn.kind) {
    case 'seats':
      return turn.seats;
    case 'chance': {
      const [pause] = game.pauses(game.view(state, 'table'));
      return pause === undefined || pause.kind === 'read' ? [] : [pause.seat];
    }
    case 'over':
      return [];
  }
}
