import { readFileSync } from 'node:fs';

import type { Goal } from '../../../../src/game-core/games/mice-to-meet-you/solo/goals';
import {
  openValues,
  type SoloValues,
} from '../../../../src/game-core/games/mice-to-meet-you/solo/values';

/** The file that the app carries. */
export function assetOf(goal: Goal): Uint8Array {
  return readFileSync(`assets/solo/mice-${goal}.bin`);
}

export function valuesOf(goal: Goal): SoloValues {
  const opened = openValues(goal, assetOf(goal));
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}
