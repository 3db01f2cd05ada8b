import { largeText, space } from '../../../ui';
import type { SumRowMeasures } from '../../shared/reveal/SumRow';

/** How large the row of a pile and what is in it are drawn. */
export interface RowMeasures extends SumRowMeasures {
  readonly card: number;
  /** Only the latest cards, in one line. */
  readonly isShort: boolean;
}

interface Room {
  readonly width: number;
  /** Of the whole window. */
  readonly height: number;
  readonly players: number;
  /** How much larger than normal people want text. */
  readonly scale: number;
  /** All cards have been turned over. */
  readonly isDone: boolean;
}

/** From here on two piles stand side by side. */
const TWO_COLUMNS = 640;
/** More piles than this do not fit one under the other on a phone that lies on its side. */
const ONE_COLUMN_MOST = 3;
/** With large text, more piles than this leave no room for names on a small phone. */
const NAMES_MOST = 4;

/**
 * While cards are turned over, all piles and their sums are to be seen at the same time, on any
 * screen. So with large text the names of many and the earlier cards wait until the end.
 */
export function measure({ width, height, players, scale, isDone }: Room): RowMeasures {
  const isLarge = scale >= largeText;
  const columns = width >= TWO_COLUMNS && players > ONE_COLUMN_MOST ? 2 : 1;
  const column = Math.floor((width - (columns - 1) * space.xs) / columns);
  const card = cardWidth(column, height);
  return {
    width: column,
    card: card * Math.min(scale, 1.25),
    portrait: isLarge ? 36 : Math.round(card * 1.16),
    sum: (isLarge ? 34 : 42) * scale,
    hasName: !isLarge || isDone || players <= NAMES_MOST,
    isShort: isLarge && !isDone,
    isLarge,
  };
}

function cardWidth(column: number, height: number): number {
  if (column >= 600 && height >= 600) return 56;
  return column >= 380 ? 40 : 31;
}
