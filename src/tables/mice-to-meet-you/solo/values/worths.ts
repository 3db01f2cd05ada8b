import type { SoloValues } from '../../../../game-core/games/mice-to-meet-you/solo/values';
import { worthNow } from '../../../../game-core/games/mice-to-meet-you/solo/worth';
import type { State } from '../../../../game-core/games/mice-to-meet-you/types';

const known = new WeakMap<SoloValues, WeakMap<State, number>>();

/** What a table is worth, worked out once: a line of chances is drawn anew with every throw. */
export function worthIn(values: SoloValues, state: State): number {
  const worths = known.get(values) ?? new WeakMap<State, number>();
  known.set(values, worths);
  const worth = worths.get(state) ?? worthNow(values, state);
  worths.set(state, worth);
  return worth;
}
