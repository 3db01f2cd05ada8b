import { seatsOf, type Seat } from '../../../game-core/kernel/seats';

/** One card is turned over: the next one of that seat's pile. */
export interface Turned {
  readonly seat: Seat;
  /** The first in a round of all piles. */
  readonly opensRound: boolean;
}

/**
 * Card by card round the table, so that the lead changes. Short piles begin later: everybody's last
 * card is turned in the last round. Piles come by seat, as how many cards they have.
 */
export function roundTheTable(piles: readonly number[]): Turned[] {
  const rounds = Math.max(0, ...piles);
  return Array.from({ length: rounds }, (_, round) => rounds - round).flatMap((left) =>
    seatsOf(piles.length)
      .filter((seat) => (piles[seat] ?? 0) >= left)
      .map((seat, nth) => ({ seat, opensRound: nth === 0 })),
  );
}

/** How many cards of each pile lie open after so many turns; by seat. */
export function openCounts(turns: readonly Turned[], seats: number, shown: number): number[] {
  const counts = seatsOf(seats).map(() => 0);
  for (const { seat } of turns.slice(0, shown)) counts[seat] = (counts[seat] ?? 0) + 1;
  return counts;
}
