import {
  heightOfRows,
  measureRows,
  type CardRowMeasures,
  type RevealRoom,
} from '../../shared/reveal/measures';
import { roomInRow } from '../../shared/reveal/SumRow';
import { CARD_RATIO } from '../pieces/card-shapes';
import { stripOf } from './strip';

interface Room extends RevealRoom {
  /** How many cards each has; by seat. */
  readonly piles: readonly number[];
}

const CARD = { least: 31, most: 128, mostBig: 160 };
/** Between the lines of cards in a row. */
export const BETWEEN_LINES = 3;

export function measure(room: Room): CardRowMeasures {
  return measureRows(room, {
    count: room.piles.length,
    card: { least: CARD.least, most: room.isBig ? CARD.mostBig : CARD.most },
    rowOf: (row) => row,
    heightOf: (row) => heightOf(room, row),
  });
}

/** How high all rows are together, before the end. */
export function heightOf(room: Room, row: CardRowMeasures): number {
  return heightOfRows(room, row, room.piles, (piles) => {
    const strip = stripOf(Math.max(...piles), roomInRow(row), row.card, row.isBig);
    const lines = row.isShort ? 1 : strip.lines;
    return lines * (row.card * CARD_RATIO + BETWEEN_LINES) - BETWEEN_LINES;
  });
}
