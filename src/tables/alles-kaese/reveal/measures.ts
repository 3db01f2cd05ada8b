import { largeText, outline, space } from '../../../ui';
import { clamp, largest } from '../../shared/geometry';
import { roomInRow, type SumRowMeasures } from '../../shared/reveal/SumRow';

/** How large the row of a plate and what is on it are drawn. */
export interface PlateMeasures extends SumRowMeasures {
  readonly card: number;
  /** The mark of a trap. */
  readonly trap: number;
  /** The line with the running sums under the cards. */
  readonly sums: number;
  /** Only the latest cards, in one line. */
  readonly isShort: boolean;
}

/** What is on a plate. */
interface OnPlate {
  readonly cheese: number;
  readonly traps: number;
}

interface Room {
  readonly width: number;
  /** All plates are to fit in it. */
  readonly height: number;
  readonly plates: readonly OnPlate[];
  /** Somebody is caught, and has a row of another kind. */
  readonly hasCaught: boolean;
  /** How much larger than normal people want text. */
  readonly scale: number;
  /** Everything has been counted. */
  readonly isDone: boolean;
}

/** From here on two plates may stand side by side. */
const TWO_COLUMNS = 640;
/** With large text, more plates than this leave no room for names on a small phone. */
const NAMES_MOST = 4;
/** Up to `wrapped`, cards rather lie in two lines than be smaller. */
const CARD = { least: 30, wrapped: 38, most: 112 };
const PORTRAIT = { least: 36, most: 72 };
const NAME = 19;
export const GAP = 3;

/** While cheese is counted, all plates and their sums are in view, and cards are as large as that allows. */
export function measure(room: Room): PlateMeasures {
  const one = largestRows(room, 1);
  const two = room.width >= TWO_COLUMNS ? largestRows(room, 2) : one;
  const isTwo =
    two.card === one.card ? heightOf(room, two) < heightOf(room, one) : two.card > one.card;
  const rows = isTwo ? two : one;
  return room.isDone && room.scale >= largeText ? { ...rows, hasName: true, isShort: false } : rows;
}

function largestRows(room: Room, columns: number): PlateMeasures {
  const card = largest(CARD.least, CARD.most, (tried) => {
    const row = rowsOf(room, columns, tried);
    const isInLine = room.plates.every((plate) => linesOf(plate, row) === 1);
    return (tried <= CARD.wrapped || isInLine) && heightOf(room, row) <= room.height;
  });
  return rowsOf(room, columns, Math.floor(card));
}

function rowsOf({ width, plates, scale }: Room, columns: number, card: number): PlateMeasures {
  const isLarge = scale >= largeText;
  return {
    width: Math.floor((width - (columns - 1) * space.xs) / columns),
    card,
    trap: Math.round(clamp(14, card * 0.42, 34)),
    sums: Math.round(clamp(14, card * 0.3, 24)),
    portrait: isLarge ? PORTRAIT.least : clamp(PORTRAIT.least, card * 1.1, PORTRAIT.most),
    sum: (isLarge ? 34 : 42) * scale,
    hasName: !isLarge || plates.length <= NAMES_MOST,
    isShort: isLarge,
    isLarge,
  };
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
  const columns = columnsOf(width, row);
  return plates % columns === 0 ? width : row.width;
}

const columnsOf = (width: number, row: PlateMeasures) => Math.floor((width + space.xs) / row.width);

/** How high all rows are together, before the end. */
export function heightOf(room: Room, row: PlateMeasures): number {
  const { width, plates, scale, hasCaught } = room;
  const columns = columnsOf(width, row);
  const rows = Math.ceil(plates.length / columns);
  const heights = Array.from({ length: rows }, (_, nth) => {
    const beside = plates.slice(nth * columns, (nth + 1) * columns);
    const lines = row.isShort ? 1 : Math.max(...beside.map((plate) => linesOf(plate, row)));
    const cards = lines * (cardHeight(row) + GAP) - GAP;
    const words = row.hasName ? NAME * scale : 0;
    return Math.max(row.portrait, words + cards) + 2 * (space.xs + outline.normal);
  });
  const isBelow = hasCaught && caughtWidth(width, plates.length, row) === width;
  const caught = isBelow ? caughtHeight(scale) + space.xs : 0;
  return heights.reduce((sum, each) => sum + each, (rows - 1) * space.xs) + caught;
}
