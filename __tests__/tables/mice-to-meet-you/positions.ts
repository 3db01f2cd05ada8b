import type { Mice, State } from '../../../src/game-core/games/mice-to-meet-you/types';
import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import type { DecisionRequest } from '../../../src/game-core/kernel/request';
import { game } from '../../game-core/games/mice-to-meet-you/scenario';

export interface Position {
  readonly state: State;
  readonly request: DecisionRequest<Mice>;
}

/** What the seat is asked that is to decide. */
export function decisionIn(state: State): DecisionRequest<Mice> {
  const seat = state.asked!;
  const view = game.view(state, seat);
  return {
    kind: 'decide',
    name: `decide ${state.turn} ${seat} ${state.tray?.left ?? 'own'}`,
    seat,
    moves: game.moves(view),
    check: (move) => game.check(view, move),
  };
}

/** All decisions of a game that is played at random, up to so many. */
export function positionsOf(
  seats: number,
  level: 0 | 1 | 2 | 3,
  seed: string,
  most: number,
): Position[] {
  const random = createChance(seedFromText(seed)).draw('all of it');
  let state = game.setup({ seats, start: 0, options: { level } });
  const found: Position[] = [];
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over' || found.length >= most) return found;
    if (turn.kind === 'chance') {
      state = game.apply(state, { by: 'chance', event: game.chance(state, random) });
      continue;
    }
    const request = decisionIn(state);
    found.push({ state, request });
    // Misses for ever would go nowhere.
    const catches = request.moves.filter(({ type }) => type !== 'miss' && type !== 'pass');
    const from = catches.length > 0 && random.below(5) > 0 ? catches : request.moves;
    state = game.apply(state, { by: request.seat, move: from[random.below(from.length)]! });
  }
}
