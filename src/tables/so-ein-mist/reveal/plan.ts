import {
  animalOf,
  valueOf,
  type Animal,
  type Card,
} from '../../../game-core/games/so-ein-mist/cards';
import { worth } from '../../../game-core/games/so-ein-mist/score';
import type { Open } from '../../../game-core/games/so-ein-mist/types';
import type { Seat } from '../../../game-core/kernel/seats';
import { roundTheTable, type Turned } from '../../shared/reveal/round-the-table';

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

export interface Plan {
  /** By seat. */
  readonly piles: readonly (readonly Counted[])[];
  readonly turns: readonly Turned[];
}

/** What the neighbours handed over comes last of all, since only those cards are news to everybody. */
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
  return { piles, turns: roundTheTable(piles.map(({ length }) => length)) };
}

export function sumOf(cards: readonly Counted[]): number {
  return cards.reduce((sum, card) => sum + card.worth, 0);
}
