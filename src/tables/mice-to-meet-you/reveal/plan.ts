import { cardsIn, countOf, type Card } from '../../../game-core/games/mice-to-meet-you/cards';
import type { View } from '../../../game-core/games/mice-to-meet-you/types';
import type { Seat } from '../../../game-core/kernel/seats';
import { roundTheTable, type Turned } from '../../shared/reveal/round-the-table';

/** A room whose mice were not caught, with the mice up to it. */
export interface Counted {
  readonly card: Card;
  readonly sum: number;
}

export interface HouseToCount {
  readonly seat: Seat;
  readonly rooms: readonly Counted[];
  /** What decides where mice are equal. */
  readonly closed: number;
  readonly nuts: number;
}

export interface Plan {
  readonly houses: readonly HouseToCount[];
  readonly turns: readonly Turned[];
}

/** Mice are counted room by room round the table, the smallest rooms first. */
export function planReveal({ open: { table } }: View): Plan {
  const houses = table.houses.map(({ hand, down, nuts }, seat): HouseToCount => {
    let sum = 0;
    const rooms = cardsIn(hand).map((card) => {
      sum += card;
      return { card, sum };
    });
    return { seat, rooms, closed: countOf(down), nuts };
  });
  return { houses, turns: roundTheTable(houses.map(({ rooms }) => rooms.length)) };
}

export function sumOf({ rooms }: HouseToCount, open: number): number {
  return rooms[open - 1]?.sum ?? 0;
}
