import { clamp } from '../../shared/geometry';
import {
  heightOfRows,
  measureRows,
  type CardRowMeasures,
  type RevealRoom,
} from '../../shared/reveal/measures';
import { roomInRow } from '../../shared/reveal/SumRow';

/** How large the row of a house and what is left in it are drawn. */
export interface HouseMeasures extends CardRowMeasures {
  /** The line with the running sums under the cards. */
  readonly sums: number;
}

interface Room extends RevealRoom {
  /** By house, how many rooms are left. */
  readonly houses: readonly number[];
}

/** Up to `wrapped`, cards rather lie in two lines than be smaller. */
const CARD = { least: 28, wrapped: 40, wrappedBig: 56, most: 96, mostBig: 130 };
export const GAP = 3;

export function measure(room: Room): HouseMeasures {
  const { houses, isBig } = room;
  const wrapped = isBig ? CARD.wrappedBig : CARD.wrapped;
  return measureRows<HouseMeasures>(room, {
    count: houses.length,
    card: { least: CARD.least, most: isBig ? CARD.mostBig : CARD.most },
    rowOf: (row) => ({ ...row, sums: Math.round(clamp(13, row.card * 0.3, 22)) }),
    heightOf: (row) => heightOf(room, row),
    allows: (row) => row.card <= wrapped || houses.every((count) => linesOf(count, row) === 1),
  });
}

export function linesOf(count: number, row: HouseMeasures): number {
  return Math.max(1, Math.ceil(count / perLine(row)));
}

/** How many cards one line has room for. */
export function perLine(row: HouseMeasures): number {
  return Math.max(1, Math.floor((roomInRow(row) + GAP) / (row.card + GAP)));
}

/** A card, and the sum under it. */
export function cardHeight({ card, sums }: HouseMeasures): number {
  return card * 1.1 + sums * 1.15;
}

/** How high all rows are together, before the end. */
export function heightOf(room: Room, row: HouseMeasures): number {
  return heightOfRows(room, row, room.houses, (beside) => {
    const lines = row.isShort ? 1 : Math.max(...beside.map((count) => linesOf(count, row)));
    return lines * (cardHeight(row) + GAP) - GAP;
  });
}
