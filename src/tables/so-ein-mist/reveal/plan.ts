import {
  animalOf,
  valueOf,
  type Animal,
  type Card,
} from '../../../game-core/games/so-ein-mist/cards';
import { worth } from '../../../game-core/games/so-ein-mist/score';
import type { Open } from '../../../game-core/games/so-ein-mist/types';
import type { Seat } from '../../../game-core/kernel/seats';

/** A card of a scoring pile as it is counted. */
export interface Counted {
  readonly card: Card;
  readonly animal: Animal | null;
  /** What it adds to the sum. */
  readonly worth: number;
  readonly isDoubled: boolean;
  /** The neighbour who handed it over; null for a card of the path. */
  readonly from: Seat | null;
}

/** One card is turned over: the next one of that seat's pile. */
export interface Turned {
  readonly seat: Seat;
  /** The first in a round of all piles. */
  readonly opensRound: boolean;
}

export interface Plan {
  /** By seat. */
  readonly piles: readonly (readonly Counted[])[];
  readonly turns: readonly Turned[];
}

/**
 * Card by card round the table, so that the lead changes. Short piles begin later: everybody's last
 * card is turned in the last round. What the neighbours handed over comes last of all, since only
 * those cards are news to everybody.
 */
export function planReveal({ setting, board }: Open): Plan {
  const counted = (seat: Seat, card: Card, from: Seat | null): Counted => {
    const points = worth(setting, seat, card);
    return {
      card,
      animal: animalOf(card),
      worth: points,
      isDoubled: points !== valueOf(card),
      from,
    };
  };
  const piles = setting.animals.map((_, seat) => [
    ...(board.taken[seat] ?? []).map((card) => counted(seat, card, null)),
    ...board.passed.flatMap(({ from, to, card }) =>
      to === seat && card !== null ? [counted(seat, card, from)] : [],
    ),
  ]);
  return { piles, turns: turnsOf(piles.map(({ length }) => length)) };
}

function turnsOf(lengths: readonly number[]): Turned[] {
  const rounds = Math.max(0, ...lengths);
  return Array.from({ length: rounds }, (_, round) => rounds - round).flatMap((left) =>
    lengths
      .flatMap((_, seat) => seat)
      .filter((seat) => (lengths[seat] ?? 0) >= left)
      .map((seat, nth) => ({ seat, opensRound: nth === 0 })),
  );
}

/** How many cards of each pile lie open after so many turns. */
export function openCounts({ piles, turns }: Plan, shown: number): number[] {
  const counts = piles.map(() => 0);
  for (const { seat } of turns.slice(0, shown)) counts[seat] = (counts[seat] ?? 0) + 1;
  return counts;
}

export function sumOf(cards: readonly Counted[]): number {
  return cards.reduce((sum, card) => sum + card.worth, 0);
}
