import type { Setting } from '../types';
import type { Sketch } from './sketch';

/** How points and places turn into chances to win. */
export interface Weights {
  /** What a point of a lead weighs. */
  readonly lead: number;
  /** What a point that the seat may expect of its next turn weighs: a good place lasts longer. */
  readonly next: number;
  readonly base: number;
}

/** For 3, 4, 5 and 6 seats, as scripts/fit-so-ein-mist.ts finds them. */
const PLAIN: readonly Weights[] = [
  { lead: 0.26, next: 0.35, base: -0.62 },
  { lead: 0.26, next: 0.35, base: -0.57 },
  { lead: 0.26, next: 0.37, base: -0.53 },
  { lead: 0.28, next: 0.38, base: -0.51 },
];
/** With doubling a point is less, because there are more of them. */
const DOUBLED: readonly Weights[] = [
  { lead: 0.18, next: 0.22, base: -0.45 },
  { lead: 0.18, next: 0.23, base: -0.47 },
  { lead: 0.2, next: 0.28, base: -0.58 },
  { lead: 0.2, next: 0.3, base: -0.53 },
];

export function weightsFor({ config }: Setting): Weights {
  const weights = (config.options.doubling ? DOUBLED : PLAIN)[config.seats - 3];
  if (weights === undefined) throw new RangeError(`No weights for ${config.seats} seats.`);
  return weights;
}

/**
 * An estimate of how likely the active seat wins. Each turn to come may turn a lead round by about
 * as much as any other, so a lead weighs by the root of the turns left.
 */
export function chanceToWin(sketch: Sketch, seats: number, { lead, next, base }: Weights): number {
  const seat = sketch.active;
  const late = 1 / Math.sqrt(sketch.turnsLeft(seat));
  const own = sketch.pointsOf(seat);
  let others = 0;
  for (let other = 0; other < seats; other += 1) {
    if (other !== seat) others += Math.exp(lead * late * (sketch.pointsOf(other) - own));
  }
  return 1 / (1 + others * Math.exp(-late * (next * sketch.expected() + base)));
}
