/** How far windows end from what a play-out says: in the mean, and how much more widely than the play-outs themselves (a variance). */
type Missed = readonly [mean: number, spread: number];

interface Misses {
  /** Of the seat that is about to choose, after its choice. */
  readonly own: readonly Missed[];
  /** Of everybody else. */
  readonly others: readonly Missed[];
}

/**
 * By seats, from two, and by how many cards a window lacks, from one, as scripts/fit-misty-missed.ts finds it between
 * strongest levels. They choose better than a play-out does, but others take what it counts on.
 */
const MISSES: readonly Misses[] = [
  {
    own: [
      [0.0, 0.0],
      [-0.28, 0.35],
      [-0.45, 0.62],
      [-0.58, 0.79],
      [-0.59, 0.95],
      [-0.01, 0.61],
      [0.42, 0.19],
      [0.1, 0.55],
      [0.03, 0.59],
      [-0.04, 0.59],
      [-0.04, 0.6],
      [0.1, 0.45],
    ],
    others: [
      [0.0, 0.0],
      [-0.07, 0.21],
      [-0.15, 0.51],
      [-0.16, 0.8],
      [0.0, 1.17],
      [0.38, 0.42],
      [0.39, 0.09],
      [0.35, 0.13],
      [0.33, 0.23],
      [0.29, 0.36],
      [0.34, 0.43],
      [0.41, 0.0],
    ],
  },
  {
    own: [
      [0.0, 0.0],
      [-0.26, 0.4],
      [-0.47, 0.73],
      [-0.5, 0.9],
      [-0.3, 0.47],
      [0.14, 0.36],
      [0.51, 0.11],
      [0.2, 0.38],
      [0.08, 0.44],
      [0.07, 0.52],
      [0.07, 0.29],
      [0.26, 0.16],
    ],
    others: [
      [0.0, 0.0],
      [-0.03, 0.19],
      [-0.03, 0.47],
      [0.05, 0.8],
      [0.06, 0.39],
      [0.45, 0.13],
      [0.43, 0.0],
      [0.41, 0.09],
      [0.36, 0.25],
      [0.35, 0.32],
      [0.44, 0.02],
      [0.45, 0.0],
    ],
  },
  {
    own: [
      [0.0, 0.0],
      [-0.29, 0.45],
      [-0.53, 0.78],
      [-0.56, 0.72],
      [-0.29, 0.64],
      [0.16, 0.37],
      [0.53, 0.18],
      [0.25, 0.49],
      [0.1, 0.62],
      [0.1, 0.53],
      [0.18, 0.41],
      [0.31, 0.25],
    ],
    others: [
      [0.0, 0.0],
      [-0.03, 0.21],
      [-0.01, 0.54],
      [-0.0, 0.56],
      [0.1, 0.33],
      [0.43, 0.2],
      [0.43, 0.12],
      [0.42, 0.25],
      [0.39, 0.38],
      [0.38, 0.2],
      [0.47, 0.0],
      [0.44, 0.0],
    ],
  },
];

/** How often it is a point less and a point more: with that mean and spread. */
export interface Odds {
  readonly less: number;
  readonly more: number;
}

export function oddsOfMissing(seats: number, whose: keyof Misses, lacking: number): Odds {
  const [mean, spread] = MISSES[seats - 2]?.[whose][lacking - 1] ?? [0, 0];
  const either = Math.min(1, Math.max(Math.abs(mean), spread + mean ** 2));
  return { less: (either - mean) / 2, more: (either + mean) / 2 };
}
