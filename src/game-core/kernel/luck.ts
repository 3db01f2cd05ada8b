import type { FaceCounts } from './dice';

const FACES = 6;

/** Up to so many dice the odds are counted out; beyond that the usual approximation is good enough. */
const COUNTED_UP_TO = 36;

/**
 * The chance that fair dice come out at least as unevenly as these: 1 where they could not be more
 * even, near 0 where something is wrong.
 */
export function oddsOfUneven(counts: FaceCounts): number {
  const dice = counts.reduce((sum, count) => sum + count, 0);
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  if (dice === 0) return 1;
  return dice <= COUNTED_UP_TO
    ? countedOdds(dice, squares)
    : tailOfChiSquared((FACES * squares) / dice - dice);
}

/**
 * Exactly, over all ways in which that many dice can fall. For a given number of dice the sum of the
 * squared counts measures unevenness just as the chi-squared statistic does, and it is whole.
 */
function countedOdds(dice: number, squares: number): number {
  // ways[n] holds, for n dice on the faces so far: sum of squares -> odds, without the factor n!.
  let ways: Map<number, number>[] = Array.from({ length: dice + 1 }, () => new Map());
  ways[0]?.set(0, 1);
  for (let face = 0; face < FACES; face += 1) ways = withOneMoreFace(ways);
  const all = ways[dice] ?? new Map<number, number>();
  let total = 0;
  let uneven = 0;
  for (const [sum, weight] of all) {
    total += weight;
    if (sum >= squares) uneven += weight;
  }
  return uneven / total;
}

function withOneMoreFace(ways: readonly Map<number, number>[]): Map<number, number>[] {
  const more: Map<number, number>[] = ways.map(() => new Map());
  ways.forEach((sums, used) => {
    let weight = 1;
    for (let count = 0; used + count < ways.length; count += 1) {
      if (count > 0) weight /= count;
      const target = more[used + count];
      for (const [sum, odds] of sums) {
        const at = sum + count * count;
        target?.set(at, (target.get(at) ?? 0) + odds * weight);
      }
    }
  });
  return more;
}

/** The upper tail with five degrees of freedom, for which there is a closed form. */
function tailOfChiSquared(x: number): number {
  const root = Math.sqrt(x);
  const bell = Math.exp(-x / 2) / Math.sqrt(2 * Math.PI);
  return 2 * (upperTailOfNormal(root) + bell * root * (1 + x / 3));
}

/** By the continued fraction far out and the power series near the middle. */
function upperTailOfNormal(z: number): number {
  const bell = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    let term = z;
    let sum = z;
    for (let n = 1; n < 80; n += 1) {
      term *= (z * z) / (2 * n + 1);
      sum += term;
    }
    return 0.5 - bell * sum;
  }
  let fraction = z;
  for (let n = 60; n > 0; n -= 1) fraction = z + n / fraction;
  return bell / fraction;
}
