import { largeText, outline, space } from '../../../ui';
import { clamp, largest } from '../geometry';
import type { SumRowMeasures } from './SumRow';

/** How large a row of cards and what is in it are drawn. */
export interface CardRowMeasures extends SumRowMeasures {
  readonly card: number;
  /** Only the latest cards, in one line. */
  readonly isShort: boolean;
  /** What is drawn on them is larger, for those who see little. */
  readonly isBig: boolean;
  readonly growth: number;
}

/** What there is room for. */
export interface RevealRoom {
  readonly width: number;
  /** All rows are to fit in it. */
  readonly height: number;
  /** How much larger than normal people want text. */
  readonly scale: number;
  /** Everything has been turned over. */
  readonly isDone: boolean;
  readonly isBig: boolean;
}

/** How a game lays its cards in rows. */
export interface CardRows<Row extends CardRowMeasures> {
  readonly count: number;
  /** A card is never smaller, though the page scrolls then, nor larger than it is worth looking at. */
  readonly card: { readonly least: number; readonly most: number };
  /** What else a game draws in such a row. */
  rowOf(row: CardRowMeasures): Row;
  /** How high all rows are together, before the end. */
  heightOf(row: Row): number;
  /** Whether cards may be as large, should all of them fit; they may unless told. */
  allows?(row: Row): boolean;
}

/** From here on two rows may stand side by side. */
const TWO_COLUMNS = 640;
/** With large text, more rows than this leave no room for names on a small phone. */
const NAMES_MOST = 4;
const PORTRAIT = { least: 36, most: 72 };
const NAME = 19;

/**
 * While cards are turned over, all rows and their sums are to be seen at the same time, on any
 * screen: cards are as large as that allows. With big cards the names, with large text those of many and the
 * earlier cards wait until the end.
 */
export function measureRows<Row extends CardRowMeasures>(
  room: RevealRoom,
  rows: CardRows<Row>,
): Row {
  const one = largestRows(room, rows, 1);
  const two = room.width >= TWO_COLUMNS ? largestRows(room, rows, 2) : one;
  const isTwo =
    two.card === one.card ? rows.heightOf(two) < rows.heightOf(one) : two.card > one.card;
  const best = isTwo ? two : one;
  return room.isDone ? { ...best, hasName: true, isShort: false } : best;
}

function largestRows<Row extends CardRowMeasures>(
  room: RevealRoom,
  rows: CardRows<Row>,
  columns: number,
): Row {
  const sized = (card: number) => rows.rowOf(rowIn(room, rows, columns, card));
  const card = largest(rows.card.least, rows.card.most, (tried) => {
    const row = sized(tried);
    return rows.allows?.(row) !== false && rows.heightOf(row) <= room.height;
  });
  return sized(Math.floor(card));
}

/** Before the end. */
function rowIn(
  { width, scale, isBig }: RevealRoom,
  { count, card: { least } }: Pick<CardRows<CardRowMeasures>, 'count' | 'card'>,
  columns: number,
  card: number,
): CardRowMeasures {
  const isLarge = scale >= largeText;
  // Beside huge cards, names and sums are read from afar too.
  const growth = isLarge ? 1 : clamp(1, card / 64, 1.6);
  return {
    width: Math.floor((width - (columns - 1) * space.xs) / columns),
    card: isLarge ? Math.max(card, least * 1.25) : card,
    portrait: isLarge
      ? PORTRAIT.least
      : clamp(PORTRAIT.least, card * (isBig ? 0.5 : 1.16), PORTRAIT.most),
    sum: (isLarge ? 34 : 42) * scale * growth,
    growth,
    hasName: isLarge ? count <= NAMES_MOST : !isBig,
    isShort: isLarge,
    isLarge,
    isBig,
  };
}

export function columnsOf(width: number, row: Pick<SumRowMeasures, 'width'>): number {
  return Math.floor((width + space.xs) / row.width);
}

/** How high rows are together: as high as the cards of the tallest beside each other, which `cardsIn` tells. */
export function heightOfRows<T>(
  { width, scale }: Pick<RevealRoom, 'width' | 'scale'>,
  row: CardRowMeasures,
  all: readonly T[],
  cardsIn: (beside: readonly T[]) => number,
): number {
  const columns = columnsOf(width, row);
  const rows = Math.ceil(all.length / columns);
  const words = row.hasName ? NAME * scale * row.growth : 0;
  const heights = Array.from({ length: rows }, (_, nth) => {
    const cards = cardsIn(all.slice(nth * columns, (nth + 1) * columns));
    return Math.max(row.portrait, words + cards) + 2 * (space.xs + outline.normal);
  });
  return heights.reduce((sum, each) => sum + each, (rows - 1) * space.xs);
}
