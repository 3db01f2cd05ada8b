import { arrowOf, kindOf, type Card, type Kind } from './cards';
import { MEALS_PER_MONSTER } from './declared';
import { cellAt, columnOf, isInside, rowOf, type Box, type Cell } from './sheet';
import type { Placed, Window } from './types';
import { boxOf } from './window';

/**
 * Activating a full window. A card that was covered stays where it is for good, so the list of the
 * cards that have moved, in order, says all: each of them lies one cell on, the others where they
 * were placed.
 */

/** The cell that a card's arrow points at; null where that is out of the window, or no arrow. */
export function target(box: Box, { card, cell }: Placed): Cell | null {
  const arrow = arrowOf(card);
  let row = rowOf(cell);
  let column = columnOf(cell);
  if (arrow === null) return null;
  switch (arrow) {
    case 'up':
      row -= 1;
      break;
    case 'down':
      row += 1;
      break;
    case 'left':
      column -= 1;
      break;
    case 'right':
      column += 1;
      break;
  }
  return isInside(box, row, column) ? cellAt(row, column) : null;
}

/** The cells that cards have moved to, one for each of them; null for those that left the window. */
function landings(window: Window, moved: readonly Card[]): (Cell | null)[] {
  const box = boxOf(window);
  return moved.map((card) => target(box, placedCard(window, card)));
}

function placedCard(window: Window, card: Card): Placed {
  const placed = window.find((each) => each.card === card);
  if (placed === undefined) throw new RangeError(`Card ${card} is not in this window.`);
  return placed;
}

/** The arrow cards that must still move: uncovered ones that have not. */
export function movable(window: Window, moved: readonly Card[]): Card[] {
  const landed = landings(window, moved);
  return window.flatMap(({ card, cell }) =>
    arrowOf(card) !== null && !moved.includes(card) && !landed.includes(cell) ? [card] : [],
  );
}

/** Whether a card that has not moved lies under one that has. */
export function isCovered(window: Window, moved: readonly Card[], card: Card): boolean {
  return landings(window, moved).includes(placedCard(window, card).cell);
}

/** The cards that lie on a cell, the top one last. */
export function stackAt(window: Window, moved: readonly Card[], cell: Cell): Card[] {
  const landed = landings(window, moved);
  const stayed = window.find((placed) => placed.cell === cell && !moved.includes(placed.card));
  const arrived = moved.filter((_, index) => landed[index] === cell);
  return stayed === undefined ? arrived : [stayed.card, ...arrived];
}

/** The cards that have a space to themselves, in reading order of where they lie. */
export function loneCards(window: Window, moved: readonly Card[]): Placed[] {
  const landed = landings(window, moved);
  const stayed = window.filter(({ card }) => !moved.includes(card));
  const arrived = moved.flatMap((card, index) => {
    const cell = landed[index] as Cell | null;
    return cell === null ? [] : [{ card, cell }];
  });
  const lying = [...stayed, ...arrived];
  return lying
    .filter(({ card, cell }) => !lying.some((other) => other.cell === cell && other.card !== card))
    .sort((a, b) => a.cell - b.cell);
}

export interface Meal {
  readonly monster: Placed;
  readonly flower: Placed;
}

/** Who eats what once nothing moves any more: uncovered monsters and flowers in reading order. */
export function mealsOf(lone: readonly Placed[]): Meal[] {
  const flowers = ofKind(lone, 'flower');
  return ofKind(lone, 'monster').flatMap((monster, index) => {
    const first = index * MEALS_PER_MONSTER;
    return flowers
      .slice(first, first + MEALS_PER_MONSTER)
      .map((flower): Meal => ({ monster, flower }));
  });
}

function ofKind(cards: readonly Placed[], kind: Kind): Placed[] {
  return cards.filter(({ card }) => kindOf(card) === kind);
}

/** The lone cards once the monsters have eaten: each lies where its last flower was. */
export function afterMeals(lone: readonly Placed[]): Placed[] {
  const cells = new Map(mealsOf(lone).map(({ monster, flower }) => [monster.card, flower.cell]));
  const eaten = new Set(mealsOf(lone).map(({ flower }) => flower.card));
  return lone
    .filter(({ card }) => !eaten.has(card))
    .map(({ card, cell }) => ({ card, cell: cells.get(card) ?? cell }))
    .sort((a, b) => a.cell - b.cell);
}
