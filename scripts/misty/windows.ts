import { ALL_CARDS, arrowOf, type Card } from '../../src/game-core/games/misty/cards';
import {
  boxAround,
  cellAt,
  cellsOf,
  columnOf,
  MIDDLE,
  rowOf,
  type Shape,
} from '../../src/game-core/games/misty/sheet';
import type { Window } from '../../src/game-core/games/misty/types';
import { shuffled, type Random } from '../../src/game-core/kernel/chance';

/** All shapes of a full window, the Initiation's among them. */
export const WINDOW_SHAPES = [
  { width: 3, height: 4 },
  { width: 4, height: 3 },
  { width: 3, height: 3 },
] as const satisfies readonly Shape[];

/** A full window of that shape with cards from the deck, each as likely as dealt. */
export function randomWindow(shape: Shape, random: Random): Window {
  return windowOf(shape, shuffled(ALL_CARDS, random));
}

/** The same with a given number of arrow cards: windows harder than people build. */
export function windowWithArrows(shape: Shape, arrows: number, random: Random): Window {
  const deck = shuffled(ALL_CARDS, random);
  const withArrow = deck.filter((card) => arrowOf(card) !== null);
  const without = deck.filter((card) => arrowOf(card) === null);
  const others = shape.width * shape.height - arrows;
  return windowOf(
    shape,
    shuffled([...withArrow.slice(0, arrows), ...without.slice(0, others)], random),
  );
}

/** The cards in reading order, the upper left one in the middle of the sheet. */
function windowOf({ width, height }: Shape, cards: readonly Card[]): Window {
  const corner = cellAt(rowOf(MIDDLE) + height - 1, columnOf(MIDDLE) + width - 1);
  return cellsOf(boxAround([MIDDLE, corner])).map((cell, index) => ({
    card: cards[index] as Card,
    cell,
  }));
}
