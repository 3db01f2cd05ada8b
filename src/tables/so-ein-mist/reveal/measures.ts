import { largeText, outline, space } from '../../../ui';
import { clamp, largest } from '../../shared/geometry';
import { roomInRow, type SumRowMeasures } from '../../shared/reveal/SumRow';
import { CARD_RATIO } from '../pieces/card-shapes';
import { stripOf } from './strip';

/** How large the row of a pile and what is in it are drawn. */
export interface RowMeasures extends SumRowMeasures {
  readonly card: number;
  /** Only the latest cards, in one line. */
  readonly isShort: boolean;
  /** What is drawn on them is larger, for those who see little. */
  readonly isBig: boolean;
  readonly growth: number;
}

interface Room {
  readonly width: number;
  /** All piles are to fit in it. */
  readonly height: number;
  /** How many cards each has; by seat. */
  readonly piles: readonly number[];
  /** How much larger than normal people want text. */
  readonly scale: number;
  /** All cards have been turned over. */
  readonly isDone: boolean;
  readonly isBig: boolean;
}

/** From here on two piles may stand side by side. */
const TWO_COLUMNS = 640;
/** With large text, more piles than this leave no room for names on a small phone. */
const NAMES_MOST = 4;
/** A card is never smaller, though the page scrolls then, nor larger than it is worth looking at. */
const CARD = { least: 31, most: 128, mostBig: 160 };
const PORTRAIT = { least: 36, most: 72 };
const NAME = 19;
/** Between the lines of cards in a row. */
export const BETWEEN_LINES = 3;

/**
 * While cards are turned over, all piles and their sums are to be seen at the same time, on any
 * screen: cards are as large as that allows. With big cards the names, with large text those of many and the
 * earlier cards wait until the end.
 */
export function measure(room: Room): RowMeasures {
  const { isDone, scale } = room;
  const one = largestRows(room, 1);
  const two = room.width >= TWO_COLUMNS ? largestRows(room, 2) : one;
  const rows = two.card > one.card ? two : one;
  if (!isDone) return rows;
  return scale >= largeText
    ? { ...rows, hasName: true, isShort: false }
    : { ...rows, hasName: true };
}

function largestRows(room: Room, columns: number): RowMeasures {
  const card = largest(CARD.least, room.isBig ? CARD.mostBig : CARD.most, (tried) => {
    return heightOf(room, rowsOf(room, columns, tried)) <= room.height;
  });
  return rowsOf(room, columns, Math.floor(card));
}

/** Before the end. */
function rowsOf({ width, piles, scale, isBig }: Room, columns: number, card: number): RowMeasures {
  const isLarge = scale >= largeText;
  // Beside huge cards, names and sums are read from afar too.
  const growth = isLarge ? 1 : clamp(1, card / 64, 1.6);
  return {
    width: Math.floor((width - (columns - 1) * space.xs) / columns),
    card: isLarge ? Math.max(card, CARD.least * 1.25) : card,
    portrait: isLarge
      ? PORTRAIT.least
      : clamp(PORTRAIT.least, card * (isBig ? 0.5 : 1.16), PORTRAIT.most),
    sum: (isLarge ? 34 : 42) * scale * growth,
    growth,
    hasName: isLarge ? piles.length <= NAMES_MOST : !isBig,
    isShort: isLarge,
    isLarge,
    isBig,
  };
}

/** How high all rows are together, before the end. */
export function heightOf({ width, piles, scale }: Room, row: RowMeasures): number {
  const columns = Math.floor((width + space.xs) / row.width);
  const rows = Math.ceil(piles.length / columns);
  const heights = Array.from({ length: rows }, (_, nth) => {
    const most = Math.max(...piles.slice(nth * columns, (nth + 1) * columns));
    const lines = row.isShort ? 1 : stripOf(most, roomInRow(row), row.card, row.isBig).lines;
    const cards = lines * (row.card * CARD_RATIO + BETWEEN_LINES) - BETWEEN_LINES;
    const words = row.hasName ? NAME * scale * row.growth : 0;
    return Math.max(row.portrait, words + cards) + 2 * (space.xs + outline.normal);
  });
  return heights.reduce((sum, each) => sum + each, (rows - 1) * space.xs);
}
