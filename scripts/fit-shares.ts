import { solve } from './fit-logistic';

/** What was seen of each rival, and the share of one victory that each got. */
export interface Shared {
  readonly traits: readonly ArrayLike<number>[];
  readonly shares: readonly number[];
}

const STEPS = 7;

/** Regression for the chances of several by Newton's method, held back very slightly so that it always has an answer. */
export function fitShares(moments: readonly Shared[]): number[] {
  const size = moments[0]?.traits[0]?.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Float64Array.from(weights, (weight) => -weight);
    const bend = weights.map((_, row) => new Float64Array(size).fill(1, row, row + 1));
    for (const { traits, shares } of moments) {
      const strengths = traits.map((rival) =>
        Math.exp(weights.reduce((sum, weight, at) => sum + weight * (rival[at] as number), 0)),
      );
      const all = strengths.reduce((sum, strength) => sum + strength, 0);
      const mean = new Float64Array(size);
      traits.forEach((rival, place) => {
        const chance = (strengths[place] as number) / all;
        for (let at = 0; at < size; at += 1) {
          mean[at] = (mean[at] as number) + chance * (rival[at] as number);
        }
      });
      traits.forEach((rival, place) => {
        const chance = (strengths[place] as number) / all;
        const error = (shares[place] as number) - chance;
        for (let row = 0; row < size; row += 1) {
          const trait = rival[row] as number;
          slope[row] = (slope[row] as number) + error * trait;
          const share = chance * (trait - (mean[row] as number));
          const line = bend[row] as Float64Array;
          for (let at = 0; at < size; at += 1) {
            line[at] =
              (line[at] as number) + share * ((rival[at] as number) - (mean[at] as number));
          }
        }
      });
    }
    const change = solve(
      bend.map((line) => [...line]),
      [...slope],
    );
    weights = weights.map((weight, at) => weight + (change[at] as number));
  }
  return weights;
}
