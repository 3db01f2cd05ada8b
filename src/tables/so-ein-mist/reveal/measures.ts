import { largeText, space } from '../../../ui';
import type { RowMeasures } from './PileRow';

interface Room {
  readonly width: number;
  /** Of the whole window. */
  readonly height: number;
  readonly players: number;
  /** How much larger than normal people want text. */
  readonly scale: number;
}

/** From here on two piles stand side by side. */
const TWO_COLUMNS = 640;
/** More piles than this do not fit one under the other on a phone that lies on its side. */
const ONE_COLUMN_MOST = 3;

/** All piles and their sums are to be seen at the same time, on any screen. */
export function measure({ width, height, players, scale }: Room): RowMeasures {
  const isLarge = scale >= largeText;
  const columns = width >= TWO_COLUMNS && players > ONE_COLUMN_MOST ? 2 : 1;
  const column = Math.floor((width - (columns - 1) * space.xs) / columns);
  const card = cardWidth(column, height);
  return {
    width: column,
    card: card * Math.min(scale, largeText),
    portrait: isLarge ? 36 : Math.round(card * 1.25),
    sum: 46 * scale,
    hasName: !isLarge || players <= 4,
  };
}

function cardWidth(column: number, height: number): number {
  if (column >= 600 && height >= 600) return 56;
  return column >= 380 ? 40 : 32;
}
