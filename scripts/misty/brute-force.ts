import { arrowOf, kindOf, type Card } from '../../src/game-core/games/misty/cards';
import { columnOf, rowOf } from '../../src/game-core/games/misty/sheet';
import type { Window } from '../../src/game-core/games/misty/types';

/**
 * The best score of a full window by trying every order, with stacks of cards that are really moved
 * and put back. It shares nothing with the solver but what is printed on the cards.
 */
export function bruteForce(window: Window): { readonly points: number; readonly orders: number } {
  const rows = window.map(({ cell }) => rowOf(cell));
  const columns = window.map(({ cell }) => columnOf(cell));
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const height = Math.max(...rows) - top + 1;
  const width = Math.max(...columns) - left + 1;
  const stacks: Card[][] = Array.from({ length: width * height }, () => []);
  window.forEach(({ card, cell }) => {
    stacks[(rowOf(cell) - top) * width + columnOf(cell) - left]?.push(card);
  });
  const hasMoved: boolean[] = [];
  let points = -1;
  let orders = 0;

  const tryAll = () => {
    let stuck = true;
    for (let cell = 0; cell < stacks.length; cell += 1) {
      const stack = stacks[cell] as Card[];
      const card = stack[stack.length - 1];
      if (card === undefined || hasMoved[card] === true || arrowOf(card) === null) continue;
      stuck = false;
      const goal = stacks[neighbour(cell, card, width, height)];
      stack.pop();
      goal?.push(card);
      hasMoved[card] = true;
      tryAll();
      hasMoved[card] = false;
      goal?.pop();
      stack.push(card);
    }
    if (!stuck) return;
    orders += 1;
    points = Math.max(points, count(stacks, width));
  };

  tryAll();
  return { points, orders };
}

/** The cell next to this one by the card's arrow; -1 outside the window. */
function neighbour(cell: number, card: Card, width: number, height: number): number {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const arrow = arrowOf(card);
  if (arrow === 'up') return row > 0 ? cell - width : -1;
  if (arrow === 'down') return row < height - 1 ? cell + width : -1;
  if (arrow === 'left') return column > 0 ? cell - 1 : -1;
  return column < width - 1 ? cell + 1 : -1;
}

/** Meals, then points, cell by cell. */
function count(stacks: readonly (readonly Card[])[], width: number): number {
  const alone = stacks.map((stack) => (stack.length === 1 ? kindOf(stack[0] as Card) : null));
  const monsters = alone.flatMap((kind, cell) => (kind === 'monster' ? [cell] : []));
  for (const monster of monsters) {
    const flower = alone.indexOf('flower');
    if (flower < 0) break;
    alone[flower] = 'monster';
    alone[monster] = null;
  }
  let points = 0;
  let run = 0;
  alone.forEach((kind, cell) => {
    if (cell % width === 0) run = 0;
    run = kind === 'smile' ? run + 1 : 0;
    // Every second smile of a run completes a pair.
    if (run > 0 && run % 2 === 0) points += 1;
    if (kind !== null) points += kind === 'flower' ? 2 : 1;
  });
  return points;
}
