/** What was seen, and what came of it: a number from 0 to 1. */
export interface Sample {
  readonly traits: readonly number[];
  readonly outcome: number;
}

const STEPS = 8;

/** Logistic regression by Newton's method, held back very slightly so that it always has an answer. */
export function fitLogistic(samples: readonly Sample[]): number[] {
  const size = samples[0]?.traits.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => -weight);
    const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? 1 : 0)));
    for (const { traits, outcome } of samples) {
      const sum = traits.reduce((total, trait, at) => total + trait * (weights[at] as number), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      traits.forEach((trait, row) => {
        slope[row] = (slope[row] as number) + trait * (outcome - chance);
        const line = bend[row] as number[];
        const share = trait * chance * (1 - chance);
        traits.forEach((other, column) => {
          line[column] = (line[column] as number) + share * other;
        });
      });
    }
    const change = solve(bend, slope);
    weights = weights.map((weight, at) => weight + (change[at] as number));
  }
  return weights;
}

/** Gauss–Jordan elimination with the largest pivot of each column. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  const entry = (row: number, column: number) => (rows[row] as number[])[column] as number;
  for (let column = 0; column < rows.length; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < rows.length; row += 1) {
      if (Math.abs(entry(row, column)) > Math.abs(entry(pivot, column))) pivot = row;
    }
    const chosen = rows[pivot] as number[];
    rows[pivot] = rows[column] as number[];
    const scale = chosen[column] as number;
    const line = chosen.map((value) => value / scale);
    rows.forEach((row, at) => {
      const factor = row[column] as number;
      if (at !== column)
        rows[at] = row.map((value, index) => value - factor * (line[index] as number));
    });
    rows[column] = line;
  }
  return rows.map((row) => row[rows.length] as number);
}
