import { space } from '../../../ui';
import { clamp } from '../../shared/geometry';
import {
  columnsOf,
  heightOfRows,
  measureRows,
  type CardRowMeasures,
  type RevealRoom,
} from '../../shared/reveal/measures';
import { roomInRow } from '../../shared/reveal/SumRow';

/** How large the row of a plate and what is on it are drawn. */
export interface PlateMeasures extends CardRowMeasures {
  /** The mark of a trap. */
  readonly trap: number;
  /** The line with the running sums under the cards. */
  readonly sums: number;
}

/** What is on a plate. */
interface OnPlate {
  readonly cheese: number;
  readonly traps: number;
}

interface Room extends RevealRoom {
  readonly plates: readonly OnPlate[];
  /** Somebody is caught, and has a row of another kind. */
  readonly hasCaught: boolean;
}

/** Up to `wrapped`, cards rather lie in two lines than be smaller. */
const CARD = { least: 30, wrapped: 38, wrappedBig: 56, most: 112, mostBig: 140 };
export const GAP = 3;

export function measure(room: Room): PlateMeasures {
  const { plates, isBig } = room;
  const wrapped = isBig ? CARD.wrappedBig : CARD.wrapped;
  return measureRows<PlateMeasures>(room, {
    count: plates.length,
    card: { least: CARD.least, most: isBig ? CARD.mostBig : CARD.most },
    rowOf: (row) => ({
      ...row,
      trap: Math.round(clamp(14, row.card * 0.42, 34)),
      sums: Math.round(clamp(14, row.card * 0.3, 24)),
    }),
    heightOf: (row) => heightOf(room, row),
    allows: (row) => row.card <= wrapped || plates.every((plate) => linesOf(plate, row) === 1),
  });
}

/** How many lines the cards and the traps of a plate take. */
export function linesOf({ cheese, traps }: OnPlate, row: PlateMeasures): number {
  const room = roomInRow(row);
  const marks = traps === 0 ? 0 : traps * (row.trap + GAP);
  let lines = 1;
  let used = 0;
  for (const width of [...Array.from({ length: cheese }, () => row.card), marks]) {
    if (width === 0) continue;
    if (used > 0 && used + GAP + width > room) {
      lines += 1;
      used = width;
    } else used += used === 0 ? width : GAP + width;
  }
  return lines;
}

/** How many of the latest cards one line has room for. */
export function shortLine({ traps }: OnPlate, row: PlateMeasures): number {
  const room = roomInRow(row) - traps * (row.trap + GAP);
  return Math.max(1, Math.floor((room + GAP) / (row.card + GAP)));
}

/** A card, and the sum under it. */
export function cardHeight({ card, sums }: PlateMeasures): number {
  return card + sums * 1.15;
}

/** The row of whoever is caught: words, and a picture beside them. */
export function caughtHeight(scale: number): number {
  return 78 * scale;
}

/** How wide the row of whoever is caught is: beside the last plate where there is room. */
export function caughtWidth(width: number, plates: number, row: PlateMeasures): number {
  return plates % columnsOf(width, row) === 0 ? width : row.width;
}

/** How high all rows are together, before the end. */
export function heightOf(room: Room, row: PlateMeasures): number {
  const { width, plates, scale, hasCaught } = room;
  const isBelow = hasCaught && caughtWidth(width, plates.length, row) === width;
  const caught = isBelow ? caughtHeight(scale) + space.xs : 0;
  const all = heightOfRows(room, row, plates, (beside) => {
    const lines = row.isShort ? 1 : Math.max(...beside.map((plate) => linesOf(plate, row)));
    return lines * (cardHeight(row) + GAP) - GAP;
  });
  return all + caught;
}
