import type { SoloValues } from '../../../../game-core/games/mice-to-meet-you/solo/values';
import type { View } from '../../../../game-core/games/mice-to-meet-you/types';
import { worthIn } from '../values/worths';

/** The chance to clear the house after each throw and choice, from the start of the game on. */
export function chancesOf(values: SoloValues, past: readonly View[]): readonly number[] {
  const begun = past.filter(({ open }) => open.setting.start !== null);
  return begun.map(({ open }) => worthIn(values, open));
}
