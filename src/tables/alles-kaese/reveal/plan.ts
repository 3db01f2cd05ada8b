import type { Holes, Sides } from '../../../game-core/games/alles-kaese/cards';
import { holesKept } from '../../../game-core/games/alles-kaese/score';
import { countFronts, holesOf, isCaught } from '../../../game-core/games/alles-kaese/table';
import type { Card, View } from '../../../game-core/games/alles-kaese/types';
import type { Seat } from '../../../game-core/kernel/seats';
import { roundTheTable, type Turned } from '../../shared/reveal/round-the-table';

/** A cheese on a plate, with the holes up to it. */
export interface Counted {
  readonly card: Card;
  readonly holes: Holes;
  readonly sum: number;
}

export interface PlateToCount {
  readonly seat: Seat;
  readonly cheese: readonly Counted[];
  readonly traps: number;
}

/** Whoever is caught has nothing that counts. */
export interface Caught {
  readonly seat: Seat;
  readonly lost: number;
}

export interface Plan {
  /** By seat, without whoever is caught. */
  readonly plates: readonly PlateToCount[];
  readonly caught: Caught | null;
  /** Places in `plates`, one card each. */
  readonly turns: readonly Turned[];
}

/** Cheese is counted card by card round the table, in the order in which it was kept. */
export function planReveal({ open: { board } }: View): Plan {
  const seats = board.rows.map((_, seat) => seat);
  const caught = seats.find((seat) => isCaught(board, seat));
  const plates = seats
    .filter((seat) => seat !== caught)
    .map((seat): PlateToCount => {
      const row = board.rows[seat] ?? [];
      let sum = 0;
      const cheese = row
        .filter(({ front }) => front === 'cheese')
        .map(({ card }) => {
          const holes = holesOf(board, card);
          sum += holes;
          return { card, holes, sum };
        });
      return { seat, cheese, traps: countFronts(row, 'trap') };
    });
  return {
    plates,
    caught: caught === undefined ? null : { seat: caught, lost: holesKept(board, caught) },
    turns: roundTheTable(plates.map(({ cheese }) => cheese.length)),
  };
}

export function sumOf({ cheese }: PlateToCount, open: number): number {
  return cheese[open - 1]?.sum ?? 0;
}

/** Cards that nobody kept. */
export interface Lot {
  readonly cards: readonly ({ readonly card: Card } & Sides)[];
  readonly cheese: number;
  readonly holes: number;
  readonly traps: number;
}

export interface Leftovers {
  readonly shelves: Lot;
  readonly discard: Lot;
}

/** What lay on the shelves and what was thrown away; null before the end. */
export function leftoversOf({ open: { board }, pack }: View): Leftovers | null {
  if (pack === null) return null;
  const lot = (places: readonly (Card | null)[]): Lot => {
    const cards = places.flatMap((card) => {
      const sides = card === null ? undefined : pack[card];
      return card === null || sides === undefined ? [] : [{ card, ...sides }];
    });
    const cheese = cards.filter(({ front }) => front === 'cheese');
    return {
      cards,
      cheese: cheese.length,
      holes: cheese.reduce((sum, { holes }) => sum + holes, 0),
      traps: cards.length - cheese.length,
    };
  };
  return { shelves: lot(board.display), discard: lot(board.discard) };
}
