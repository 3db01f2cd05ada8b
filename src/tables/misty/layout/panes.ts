import type { Cell } from '../../../game-core/games/misty/sheet';
import { clamp, largest, type Point, type Rect, type Size } from '../../shared/geometry';
import { columnsIn, placeIn, rowsIn, type Grid } from './grid';

/** A window of panes in its wooden frame: pure geometry. */
export interface Panes {
  readonly grid: Grid;
  /** The frame with its sill. */
  readonly outer: Rect;
  readonly frame: Rect;
  /** How thick the wood is. */
  readonly wood: number;
  readonly glass: Rect;
  readonly sill: Rect;
  /** The side of a pane. */
  readonly cell: number;
  /** From one pane to the next. */
  readonly gap: number;
}

const MOST = 170;
const LEAST = 12;

const woodOf = (cell: number) => clamp(4, cell * 0.13, 16);
const gapOf = (cell: number) => clamp(3, cell * 0.09, 14);
const sillOf = (cell: number) => clamp(6, cell * 0.17, 20);
/** How far the sill goes beyond the frame at each side. */
const overhangOf = (cell: number) => clamp(3, cell * 0.12, 12);

function sizeFor(cell: number, columns: number, rows: number): Size {
  const gap = gapOf(cell);
  const wood = 2 * woodOf(cell);
  return {
    width: columns * cell + (columns + 1) * gap + wood + 2 * overhangOf(cell),
    height: rows * cell + (rows + 1) * gap + wood + sillOf(cell),
  };
}

/** The largest window with this grid in an area, in its middle. */
export function layPanes(area: Rect, grid: Grid, most = MOST): Panes {
  const columns = columnsIn(grid);
  const rows = rowsIn(grid);
  const cell = largest(LEAST, most, (tried) => {
    const { width, height } = sizeFor(tried, columns, rows);
    return width <= area.width && height <= area.height;
  });
  const gap = gapOf(cell);
  const wood = woodOf(cell);
  const size = sizeFor(cell, columns, rows);
  const overhang = overhangOf(cell);
  const sillHeight = sillOf(cell);
  const outer: Rect = {
    x: area.x + (area.width - size.width) / 2,
    y: area.y + (area.height - size.height) / 2,
    ...size,
  };
  const frame: Rect = {
    x: outer.x + overhang,
    y: outer.y,
    width: outer.width - 2 * overhang,
    height: outer.height - sillHeight,
  };
  return {
    grid,
    outer,
    frame,
    wood,
    glass: {
      x: frame.x + wood,
      y: frame.y + wood,
      width: frame.width - 2 * wood,
      height: frame.height - 2 * wood,
    },
    sill: {
      x: outer.x,
      y: frame.y + frame.height - wood * 0.3,
      width: outer.width,
      height: sillHeight + wood * 0.3,
    },
    cell,
    gap,
  };
}

/** The pane of a cell, also of one just outside. */
export function paneAt({ grid, glass, cell, gap }: Panes, at: Cell): Rect {
  const { row, column } = placeIn(grid, at);
  return {
    x: glass.x + gap + column * (cell + gap),
    y: glass.y + gap + row * (cell + gap),
    width: cell,
    height: cell,
  };
}

/** Row and column under a point, from 0; null beside the glass. */
export function hitIn(
  { grid, glass, cell, gap }: Panes,
  { x, y }: Point,
): { readonly row: number; readonly column: number } | null {
  const pitch = cell + gap;
  const column = Math.floor((x - glass.x - gap / 2) / pitch);
  const row = Math.floor((y - glass.y - gap / 2) / pitch);
  const isInside = column >= 0 && row >= 0 && column < columnsIn(grid) && row < rowsIn(grid);
  return isInside ? { row, column } : null;
}
