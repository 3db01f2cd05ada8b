import {
  boxAround,
  columnOf,
  MIDDLE,
  rowOf,
  type Box,
  type Cell,
  type Shape,
} from '../../../game-core/games/misty/sheet';
import type { Window } from '../../../game-core/games/misty/types';

/** The part of the sheet that is seen, and which sides of the window are known. */
export interface Grid extends Box {
  /** All columns have been reached: bars stand between them. */
  readonly knowsColumns: boolean;
  readonly knowsRows: boolean;
}

export function columnsIn({ left, right }: Box): number {
  return right - left + 1;
}

export function rowsIn({ top, bottom }: Box): number {
  return bottom - top + 1;
}

export function isFramed({ knowsColumns, knowsRows }: Grid): boolean {
  return knowsColumns && knowsRows;
}

/** While nothing is known the grid keeps its size, so that cells do not shrink under the fingers. */
const OPEN = 5;
/** The first column and row that such a grid shows, unless the window has grown elsewhere. */
const FIRST = 1;

/** What is seen of a window that is being built: its cards, and all round them where the next may go. */
export function gridOf(window: Window, shapes: readonly Shape[]): Grid {
  const cells = window.length === 0 ? [MIDDLE] : window.map(({ cell }) => cell);
  const box = boxAround(cells);
  const width = columnsIn(box);
  const height = rowsIn(box);
  const possible = shapes.filter((shape) => width <= shape.width && height <= shape.height);
  const knowsColumns = possible.every((shape) => shape.width === width);
  const knowsRows = possible.every((shape) => shape.height === height);
  const isOpen = !knowsColumns && !knowsRows && shapes.length > 1;
  const [left, right] = knowsColumns
    ? [box.left, box.right]
    : ringed(box.left, box.right, isOpen ? OPEN : 0);
  const [top, bottom] = knowsRows
    ? [box.top, box.bottom]
    : ringed(box.top, box.bottom, isOpen ? OPEN : 0);
  return { top, left, bottom, right, knowsColumns, knowsRows };
}

/** With one more at each end, and as many as are wanted in all. */
function ringed(low: number, high: number, wanted: number): readonly [number, number] {
  const first = low - 1;
  const last = high + 1;
  const spare = wanted - (last - first + 1);
  if (spare <= 0) return [first, last];
  const start = Math.min(first, Math.max(last - wanted + 1, FIRST));
  return [start, start + wanted - 1];
}

/** What is seen of a window that is full. */
export function fullGrid(window: Window): Grid {
  return { ...boxAround(window.map(({ cell }) => cell)), knowsColumns: true, knowsRows: true };
}

/** Where a cell is in a grid, both from 0. */
export function placeIn(grid: Box, cell: Cell): { readonly row: number; readonly column: number } {
  return { row: rowOf(cell) - grid.top, column: columnOf(cell) - grid.left };
}

/** A window that is only looked at: its cards, and no less than three by three. */
export function smallGrid(window: Window, shapes: readonly Shape[]): Grid {
  const { knowsColumns, knowsRows } = gridOf(window, shapes);
  const box = boxAround(window.length === 0 ? [MIDDLE] : window.map(({ cell }) => cell));
  const [left, right] = widened(box.left, box.right);
  const [top, bottom] = widened(box.top, box.bottom);
  return { top, left, bottom, right, knowsColumns, knowsRows };
}

const LEAST = 3;

function widened(low: number, high: number): readonly [number, number] {
  const spare = LEAST - (high - low + 1);
  if (spare <= 0) return [low, high];
  const before = Math.floor(spare / 2);
  return [low - before, high + spare - before];
}
