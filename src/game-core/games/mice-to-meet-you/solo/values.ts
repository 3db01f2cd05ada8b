import { fail, ok, type Result } from '../../../kernel/result';
import { GOALS, WORTH, worthOf, type Goal } from './goals';
import { LOST, POSITIONS, type Position } from './positions';
import { rate } from '../score';

/** What every position is worth to a goal: the solved game as the bot and the analysis use it. */
export interface SoloValues {
  readonly goal: Goal;
  at(position: Position): number;
}

/** Whole numbers of three bytes, lowest byte first, spread evenly over the goal's range. */
const BYTES = 3;
const STEPS = 2 ** (8 * BYTES) - 1;
export const VALUES_SIZE = POSITIONS * BYTES;

/** The values as the app carries them: one after another in the order of the positions. */
export function packValues(goal: Goal, exact: Float64Array): Uint8Array {
  const { least, most } = WORTH[goal];
  const bytes = new Uint8Array(VALUES_SIZE);
  for (let position = 0; position < POSITIONS; position += 1) {
    const share = ((exact[position] as number) - least) / (most - least);
    const step = Math.round(share * STEPS);
    bytes[position * BYTES] = step & 0xff;
    bytes[position * BYTES + 1] = (step >> 8) & 0xff;
    bytes[position * BYTES + 2] = step >> 16;
  }
  return bytes;
}

/** Opens what `packValues` made; a file of another size is refused. */
export function openValues(goal: Goal, bytes: Uint8Array): Result<SoloValues, string> {
  if (!GOALS.includes(goal)) return fail(`There is no goal called ${String(goal)}.`);
  if (bytes.length !== VALUES_SIZE) {
    return fail(`The solo values have ${VALUES_SIZE} bytes, not ${bytes.length}.`);
  }
  const { least, most } = WORTH[goal];
  const unit = (most - least) / STEPS;
  const lost = LOST.map((_, index) => worthOf(goal, rate(index + 1, 0)));
  return ok({
    goal,
    at(position) {
      if (position >= POSITIONS) return lost[position - POSITIONS] ?? least;
      const at = position * BYTES;
      const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
      return least + (low | ((bytes[at + 2] as number) << 16)) * unit;
    },
  });
}
