/** By how many points a window may end below or above what a play-out says. */
export const MISSED_BY: readonly number[] = [-2, -1, 0, 1, 2];

/** How often by each of them: together 1. */
export type Odds = readonly number[];

/** In hundredths. */
interface Misses {
  /** Of the seat that is about to choose, after its choice. */
  readonly own: readonly (readonly number[])[];
  /** Of everybody else. */
  readonly others: readonly (readonly number[])[];
}

/**
 * By seats, from two, and by how many cards a window lacks, from one, as scripts/fit-misty-missed.ts finds it between
 * strongest levels. They choose better than a play-out does, but others take what it counts on.
 */
const MISSES: readonly Misses[] = [
  {
    own: [
      [0, 0, 100, 0, 0],
      [5, 17, 77, 1, 0],
      [9, 25, 64, 2, 0],
      [11, 31, 54, 4, 0],
      [13, 31, 47, 8, 1],
      [6, 26, 38, 28, 2],
      [1, 14, 45, 27, 13],
      [8, 15, 45, 24, 8],
      [7, 20, 44, 21, 8],
      [9, 20, 42, 24, 5],
      [9, 20, 40, 26, 5],
      [5, 22, 39, 28, 6],
    ],
    others: [
      [0, 0, 100, 0, 0],
      [2, 7, 88, 3, 0],
      [4, 14, 75, 6, 1],
      [6, 17, 64, 11, 2],
      [7, 19, 47, 20, 7],
      [2, 17, 43, 28, 10],
      [0, 18, 36, 39, 7],
      [1, 19, 35, 39, 6],
      [2, 19, 37, 32, 10],
      [2, 17, 45, 25, 11],
      [4, 16, 37, 32, 11],
      [1, 15, 38, 35, 11],
    ],
  },
  {
    own: [
      [0, 0, 100, 0, 0],
      [6, 16, 75, 3, 0],
      [12, 25, 59, 4, 0],
      [13, 27, 51, 8, 1],
      [8, 28, 53, 11, 0],
      [1, 19, 50, 28, 2],
      [0, 7, 42, 44, 7],
      [2, 20, 38, 36, 4],
      [3, 20, 44, 30, 3],
      [4, 21, 43, 28, 4],
      [2, 21, 48, 26, 3],
      [1, 17, 43, 35, 4],
    ],
    others: [
      [0, 0, 100, 0, 0],
      [1, 5, 88, 5, 1],
      [3, 10, 74, 12, 1],
      [4, 14, 58, 20, 4],
      [3, 16, 55, 24, 2],
      [0, 8, 46, 41, 5],
      [0, 9, 47, 40, 4],
      [0, 10, 46, 39, 5],
      [0, 15, 41, 38, 6],
      [0, 15, 44, 35, 6],
      [2, 8, 42, 41, 7],
      [0, 11, 38, 43, 8],
    ],
  },
  {
    own: [
      [0, 0, 100, 0, 0],
      [6, 18, 73, 2, 1],
      [12, 30, 53, 5, 0],
      [13, 34, 46, 7, 0],
      [10, 26, 49, 14, 1],
      [2, 14, 51, 29, 4],
      [0, 6, 41, 46, 7],
      [3, 14, 41, 37, 5],
      [4, 20, 43, 28, 5],
      [4, 18, 45, 28, 5],
      [4, 16, 42, 34, 4],
      [1, 14, 46, 33, 6],
    ],
    others: [
      [0, 0, 100, 0, 0],
      [1, 6, 88, 5, 0],
      [3, 13, 69, 12, 3],
      [4, 18, 56, 19, 3],
      [3, 15, 57, 24, 1],
      [1, 8, 45, 42, 4],
      [0, 9, 45, 43, 3],
      [1, 10, 43, 40, 6],
      [2, 10, 45, 34, 9],
      [2, 9, 45, 37, 7],
      [1, 9, 40, 44, 6],
      [0, 10, 42, 41, 7],
    ],
  },
];

export function oddsOfMissing(seats: number, whose: keyof Misses, lacking: number): Odds {
  const odds = MISSES[seats - 2]?.[whose][lacking - 1] ?? [];
  return MISSED_BY.map((_, nth) => (odds[nth] ?? 0) / 100);
}
