import { apply } from '../apply';
import { moves } from '../rules';
import { soloRating } from '../score';
import { houseOf } from '../table';
import type { Move, State } from '../types';
import { worthOf } from './goals';
import { positionOf } from './positions';
import type { SoloValues } from './values';

/** A move with what it is worth when all that follows is played as well as can be. */
export interface Weighed {
  readonly move: Move;
  readonly worth: number;
}

/** What a solo game is worth now: at its end, before a roll, or with a decision to come. */
export function worthNow(values: SoloValues, state: State): number {
  const rating = soloRating(state);
  if (rating !== null) return worthOf(values.goal, rating);
  if (state.asked === null) return values.at(positionOf(houseOf(state.table, 0)));
  return Math.max(...weigh(values, state).map(({ worth }) => worth));
}

/** All that the player can do now. The rules themselves say what it leads to. */
export function weigh(values: SoloValues, state: State): readonly Weighed[] {
  return moves({ seat: 0, open: state }).map((move) => ({
    move,
    worth: worthNow(values, apply(state, { by: 0, move })),
  }));
}

/** The first of the best. */
export function bestOf(weighed: readonly Weighed[]): Weighed {
  const [first, ...rest] = weighed;
  if (first === undefined) throw new Error('There is always something to do.');
  return rest.reduce((best, each) => (each.worth > best.worth ? each : best), first);
}
