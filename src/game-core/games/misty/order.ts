import { movable } from './activation';
import type { Card } from './cards';
import { FACE, faceOf } from './faces';
import { columnOf, rowOf } from './sheet';
import { Solver } from './solver';
import type { Window } from './types';
import { boxOf } from './window';

/** The solver on windows of the game. */

/** One for all: its tables are large, and no value outlives a call. */
const SOLVER = new Solver();

/** Lays the window out for the solver and tells the bit of each card's cell. */
function layOut(window: Window): ReadonlyMap<Card, number> {
  const { top, left, bottom, right } = boxOf(window);
  const width = right - left + 1;
  const bits = new Map<Card, number>();
  SOLVER.clear(width, bottom - top + 1, FACE.empty);
  for (const { card, cell } of window) {
    const index = (rowOf(cell) - top) * width + columnOf(cell) - left;
    SOLVER.put(index, faceOf(card));
    bits.set(card, 1 << index);
  }
  return bits;
}

function asSet(bits: ReadonlyMap<Card, number>, moved: readonly Card[]): number {
  return moved.reduce((set, card) => set | (bits.get(card) ?? 0), 0);
}

/**
 * The best points that a window can still reach after these moves. One that is not full is taken as it lies: its edge is
 * the box round its cards.
 */
export function bestPoints(window: Window, moved: readonly Card[] = []): number {
  return SOLVER.best(asSet(layOut(window), moved));
}

/** The card to move next in a best order; null where nothing is left to move. */
export function bestNext(window: Window, moved: readonly Card[]): Card | null {
  const bits = layOut(window);
  const now = asSet(bits, moved);
  let next: Card | null = null;
  let best = -Infinity;
  for (const card of movable(window, moved)) {
    const value = SOLVER.best(now | (bits.get(card) ?? 0));
    if (value > best) {
      best = value;
      next = card;
    }
  }
  return next;
}

/** A whole best order. */
export function bestOrder(window: Window): Card[] {
  const order: Card[] = [];
  for (let card = bestNext(window, order); card !== null; card = bestNext(window, order)) {
    order.push(card);
  }
  return order;
}
