/** By how many points a window may end below or above what a play-out says. */
export const MISSED_BY: readonly number[] = [-2, -1, 0, 1, 2];

/** How often by each of them: together 1. */
export type Odds = readonly number[];

/** Of the seat that is about to choose, after its choice, or of everybody else. */
type Whose = 'own' | 'others';

interface Misses {
  /** In hundredths, where all are level; by how many cards a window lacks, from one. */
  readonly odds: readonly (readonly number[])[];
  /** How much less likely each point more becomes, for each point ahead of the others. */
  readonly levelling: number;
}

/**
 * By seats, from two, and by how many cards a window lacks, from one, as scripts/fit-misty-missed.ts finds it between
 * strongest levels. They choose better than a play-out does, but others take what it counts on.
 */
const MISSES: readonly Readonly<Record<Whose, Misses>>[] = [
  {
    own: {
      levelling: 0.08,
      odds: [
        [0, 0, 100, 0, 0],
        [5, 16, 78, 1, 0],
        [8, 25, 65, 2, 0],
        [11, 31, 55, 3, 0],
        [12, 31, 50, 7, 0],
        [4, 25, 45, 24, 2],
        [1, 13, 44, 35, 7],
        [8, 15, 44, 28, 5],
        [6, 19, 45, 25, 5],
        [8, 19, 45, 24, 4],
        [8, 20, 42, 26, 4],
        [6, 19, 41, 31, 3],
      ],
    },
    others: {
      levelling: 0.2,
      odds: [
        [0, 0, 100, 0, 0],
        [1, 6, 90, 3, 0],
        [4, 14, 75, 6, 1],
        [5, 18, 67, 9, 1],
        [7, 22, 50, 17, 4],
        [2, 17, 46, 29, 6],
        [1, 16, 41, 37, 5],
        [2, 19, 39, 35, 5],
        [2, 20, 41, 31, 6],
        [2, 18, 49, 24, 7],
        [4, 19, 37, 32, 8],
        [1, 15, 41, 35, 8],
      ],
    },
  },
  {
    own: {
      levelling: 0.2,
      odds: [
        [0, 0, 100, 0, 0],
        [5, 16, 76, 3, 0],
        [9, 25, 61, 5, 0],
        [10, 26, 54, 9, 1],
        [6, 26, 57, 11, 0],
        [1, 16, 52, 29, 2],
        [0, 8, 43, 43, 6],
        [2, 18, 40, 35, 5],
        [2, 22, 43, 28, 5],
        [3, 22, 42, 28, 5],
        [3, 19, 48, 27, 3],
        [1, 15, 46, 34, 4],
      ],
    },
    others: {
      levelling: 0.28,
      odds: [
        [0, 0, 100, 0, 0],
        [1, 5, 90, 4, 0],
        [2, 10, 77, 10, 1],
        [3, 14, 64, 16, 3],
        [2, 17, 58, 21, 2],
        [0, 9, 50, 37, 4],
        [0, 9, 48, 39, 4],
        [0, 10, 47, 39, 4],
        [2, 12, 45, 35, 6],
        [1, 16, 43, 34, 6],
        [1, 11, 42, 40, 6],
        [0, 11, 42, 39, 8],
      ],
    },
  },
  {
    own: {
      levelling: 0.24,
      odds: [
        [0, 0, 100, 0, 0],
        [6, 16, 76, 2, 0],
        [9, 27, 57, 6, 1],
        [10, 33, 49, 8, 0],
        [6, 27, 51, 15, 1],
        [1, 14, 52, 30, 3],
        [0, 8, 40, 45, 7],
        [3, 15, 38, 39, 5],
        [4, 19, 39, 32, 6],
        [5, 15, 44, 30, 6],
        [4, 14, 39, 39, 4],
        [1, 14, 44, 34, 7],
      ],
    },
    others: {
      levelling: 0.32,
      odds: [
        [0, 0, 100, 0, 0],
        [1, 5, 90, 4, 0],
        [2, 11, 75, 10, 2],
        [3, 17, 62, 16, 2],
        [2, 15, 59, 23, 1],
        [1, 9, 47, 39, 4],
        [0, 7, 47, 42, 4],
        [1, 9, 47, 38, 5],
        [2, 10, 47, 34, 7],
        [2, 11, 43, 38, 6],
        [1, 9, 41, 42, 7],
        [1, 11, 40, 41, 7],
      ],
    },
  },
];

/**
 * How a window may end. Who is ahead in play-outs has been lucky with them, too, and others see it as well: it ends nearer to
 * the others than they say, and so does who is behind.
 */
export function oddsOfMissing(seats: number, whose: Whose, lacking: number, lead: number): Odds {
  const misses = MISSES[seats - 2]?.[whose];
  return levelled(misses?.odds[lacking - 1] ?? [], (misses?.levelling ?? 0) * lead);
}

/** The odds where each point more is so much less likely than where all are level, in powers of e. */
export function levelled(odds: readonly number[], by: number): Odds {
  const weights = MISSED_BY.map((points, nth) => (odds[nth] ?? 0) * Math.exp(-by * points));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** By how many points each seat is ahead of the mean of the others, in the mean of some worlds. */
export function leadsIn(worlds: readonly (readonly number[])[]): number[] {
  const sums = (worlds[0] ?? []).map((_, seat) =>
    worlds.reduce((sum, points) => sum + (points[seat] ?? 0), 0),
  );
  const all = sums.reduce((sum, each) => sum + each, 0);
  return sums.map((each) => (each - (all - each) / (sums.length - 1)) / worlds.length);
}
