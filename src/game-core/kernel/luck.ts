import type { FaceCounts } from './dice';

const FACES = 6;

/** Up to so many dice the odds are counted out; beyond that an approximation is less than 0.01 off. */
const COUNTED_UP_TO = 60;

/** What was worked out before: a page shows the same dice again and again. */
const known = new Map<string, number>();

/**
 * The chance that fair dice come out at least as unevenly as these: 1 where they could not be more
 * even, near 0 where something is wrong.
 *
 * For a given number of dice the sum of the squared counts measures unevenness just as the
 * chi-squared statistic does, and it is whole.
 */
export function oddsOfUneven(counts: FaceCounts): number {
  const dice = counts.reduce((sum, count) => sum + count, 0);
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const key = `${dice}/${squares}`;
  const odds = known.get(key) ?? workOut(dice, squares);
  known.set(key, odds);
  return odds;
}

function workOut(dice: number, squares: number): number {
  if (dice === 0) return 1;
  if (dice <= COUNTED_UP_TO) return countedOdds(dice, squares);
  // Sums of squares come in steps of two: half a step lower is the middle between this and the next.
  return tailOfChiSquared(Math.max(0, (FACES * (squares - 1)) / dice - dice));
}

/** By the sum of squares: how likely it or more is, for some dice on some of the faces, without a common factor. */
type Tails = Float64Array;

/**
 * Exactly, over all ways in which that many dice can fall: three faces get some of the dice, the
 * other three the rest, and together they must be uneven enough.
 */
function countedOdds(dice: number, squares: number): number {
  const halves = Array.from({ length: dice + 1 }, (_, some) => onThreeFaces(some));
  const tails = halves.map(toTails);
  let all = 0;
  let uneven = 0;
  halves.forEach((half, some) => {
    const others = tails[dice - some] ?? new Float64Array();
    half.forEach((weight, sum) => {
      if (weight === 0) return;
      all += weight * (others[0] ?? 0);
      uneven += weight * (others[Math.max(0, squares - sum)] ?? 0);
    });
  });
  return uneven / all;
}

/** The weight of each sum of squares for that many dice on three faces. */
function onThreeFaces(dice: number): Float64Array {
  const weights = new Float64Array(dice * dice + 1);
  for (let a = 0; a <= dice; a += 1) {
    for (let b = 0; a + b <= dice; b += 1) {
      const c = dice - a - b;
      const sum = a * a + b * b + c * c;
      weights[sum] = (weights[sum] ?? 0) + shareOf(a) * shareOf(b) * shareOf(c);
    }
  }
  return weights;
}

function toTails(weights: Float64Array): Tails {
  const tails = weights.slice();
  for (let sum = tails.length - 2; sum >= 0; sum -= 1) {
    tails[sum] = (tails[sum] ?? 0) + (tails[sum + 1] ?? 0);
  }
  return tails;
}

const shares: number[] = [1];

/** One by the factorial: how much a count weighs among all ways to share out the dice. */
function shareOf(count: number): number {
  for (let n = shares.length; n <= count; n += 1) shares.push((shares[n - 1] ?? 0) / n);
  return shares[count] ?? 0;
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
