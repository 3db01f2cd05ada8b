import { readFileSync } from 'node:fs';

import type { Goal } from '../src/game-core/games/mice-to-meet-you/solo/goals';
import { openValues, type SoloValues } from '../src/game-core/games/mice-to-meet-you/solo/values';
import { UsageError } from './usage';

/** Where the app keeps the solved solo game; commands run in the project's folder. */
export function soloAsset(goal: Goal): string {
  return `assets/solo/mice-${goal}.bin`;
}

export function readSoloValues(goal: Goal): SoloValues {
  const opened = openValues(goal, readAsset(soloAsset(goal)));
  if (!opened.ok) throw new UsageError(opened.error);
  return opened.value;
}

function readAsset(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError(
      `There is no ${path}: npm run -s solve:mice -- --goal … --write makes it.`,
    );
  }
}
