import type { Card } from './cards';
import {
  boxAround,
  cellAt,
  fits,
  MIDDLE,
  SIDE,
  touch,
  type Box,
  type Cell,
  type Shape,
} from './sheet';
import type { Code, Window } from './types';

/** Building a window: where the next card may go. */

export const SHAPES: Readonly<Record<'standard' | 'initiation', readonly Shape[]>> = {
  standard: [
    { width: 3, height: 4 },
    { width: 4, height: 3 },
  ],
  initiation: [{ width: 3, height: 3 }],
};

/** The box round all cards of a window; once it is full, this is the window's edge. */
export function boxOf(window: Window): Box {
  return boxAround(window.map(({ cell }) => cell));
}

export function cardAt(window: Window, cell: Cell): Card | null {
  return window.find((placed) => placed.cell === cell)?.card ?? null;
}

/** Why the next card may not go there; null where it may. */
export function placingProblem(window: Window, cell: Cell, shapes: readonly Shape[]): Code | null {
  if (window.length === 0) return cell === MIDDLE ? null : 'first-card-in-the-middle';
  if (cardAt(window, cell) !== null) return 'cell-taken';
  if (!touches(window, cell)) return 'not-adjacent';
  const cells = [...window.map((placed) => placed.cell), cell];
  // A side of four settles which way round the window lies, because no shape has two of them.
  return fits(boxAround(cells), shapes) ? null : 'outside-window';
}

/**
 * All cells where the next card may go, in reading order: the same rule as above, asked only where
 * the window can still grow to.
 */
export function freeCells(window: Window, shapes: readonly Shape[]): Cell[] {
  if (window.length === 0) return [MIDDLE];
  const { top, left, bottom, right } = boxOf(window);
  const free: Cell[] = [];
  for (let row = Math.max(0, top - 1); row <= Math.min(SIDE - 1, bottom + 1); row += 1) {
    for (let column = Math.max(0, left - 1); column <= Math.min(SIDE - 1, right + 1); column += 1) {
      const box = {
        top: Math.min(top, row),
        left: Math.min(left, column),
        bottom: Math.max(bottom, row),
        right: Math.max(right, column),
      };
      const cell = cellAt(row, column);
      if (fits(box, shapes) && cardAt(window, cell) === null && touches(window, cell)) {
        free.push(cell);
      }
    }
  }
  return free;
}

function touches(window: Window, cell: Cell): boolean {
  return window.some((placed) => touch(placed.cell, cell));
}
