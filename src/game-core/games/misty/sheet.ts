/**
 * The sheet that a window is built on: 7 × 7 cells, numbered in reading order. A window has no place
 * of its own on the table, so its first card always lies in the middle, and any window that can grow
 * from there stays on the sheet: no side is longer than four.
 */
export type Cell = number;

export const SIDE = 7;
export const CELLS = SIDE * SIDE;
export const MIDDLE: Cell = 24;

export function rowOf(cell: Cell): number {
  return Math.floor(cell / SIDE);
}

export function columnOf(cell: Cell): number {
  return cell % SIDE;
}

export function cellAt(row: number, column: number): Cell {
  return row * SIDE + column;
}

/** Whether two cells touch, also at a corner. */
export function touch(a: Cell, b: Cell): boolean {
  return a !== b && Math.abs(rowOf(a) - rowOf(b)) <= 1 && Math.abs(columnOf(a) - columnOf(b)) <= 1;
}

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of cells; all four sides belong to it. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The smallest box round these cells, of which there is at least one. */
export function boxAround(cells: readonly Cell[]): Box {
  let top = SIDE;
  let left = SIDE;
  let bottom = -1;
  let right = -1;
  for (const cell of cells) {
    const row = rowOf(cell);
    const column = columnOf(cell);
    if (row < top) top = row;
    if (row > bottom) bottom = row;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  return { top, left, bottom, right };
}

export function isInside({ top, left, bottom, right }: Box, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Whether the box can become a window of one of these shapes. */
export function fits({ top, left, bottom, right }: Box, shapes: readonly Shape[]): boolean {
  const width = right - left + 1;
  const height = bottom - top + 1;
  return shapes.some((shape) => width <= shape.width && height <= shape.height);
}

/** All cells of a box, in reading order. */
export function cellsOf({ top, left, bottom, right }: Box): Cell[] {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) cells.push(cellAt(row, column));
  }
  return cells;
}
