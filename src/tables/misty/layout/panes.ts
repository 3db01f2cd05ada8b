import { cellAt, type Cell } from '../../../game-core/games/misty/sheet';
import { clamp, largest, type Point, type Rect, type Size } from '../../shared/geometry';
import { columnsIn, isFramed, placeIn, rowsIn, type Grid } from './grid';

/** A window of panes, in as much of its wooden frame as is known: pure geometry. */
export interface Panes {
  readonly grid: Grid;
  /** All of it. */
  readonly outer: Rect;
  /** The glass with the wood at its sides: as large as the glass where neither side is known. */
  readonly frame: Rect;
  /** How thick the wood is. */
  readonly wood: number;
  readonly glass: Rect;
  /** Below a frame that is whole; null while a side is open. */
  readonly sill: Rect | null;
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

/** How thick the frame is beside the glass, above and below it, and what the sill adds. */
function edgesFor(cell: number, grid: Grid) {
  const isWhole = isFramed(grid);
  return {
    beside: grid.knowsColumns ? woodOf(cell) : 0,
    above: grid.knowsRows ? woodOf(cell) : 0,
    overhang: isWhole ? overhangOf(cell) : 0,
    sill: isWhole ? sillOf(cell) : 0,
  };
}

function sizeFor(cell: number, grid: Grid): Size {
  const columns = columnsIn(grid);
  const rows = rowsIn(grid);
  const gap = gapOf(cell);
  const { beside, above, overhang, sill } = edgesFor(cell, grid);
  return {
    width: columns * cell + (columns + 1) * gap + 2 * beside + 2 * overhang,
    height: rows * cell + (rows + 1) * gap + 2 * above + sill,
  };
}

/** The largest window with this grid in an area, in its middle. */
export function layPanes(area: Rect, grid: Grid, most = MOST): Panes {
  const cell = largest(LEAST, most, (tried) => {
    const { width, height } = sizeFor(tried, grid);
    return width <= area.width && height <= area.height;
  });
  const wood = woodOf(cell);
  const size = sizeFor(cell, grid);
  const { beside, above, overhang, sill } = edgesFor(cell, grid);
  const outer: Rect = {
    x: area.x + (area.width - size.width) / 2,
    y: area.y + (area.height - size.height) / 2,
    ...size,
  };
  const frame: Rect = {
    x: outer.x + overhang,
    y: outer.y,
    width: outer.width - 2 * overhang,
    height: outer.height - sill,
  };
  return {
    grid,
    outer,
    frame,
    wood,
    glass: {
      x: frame.x + beside,
      y: frame.y + above,
      width: frame.width - 2 * beside,
      height: frame.height - 2 * above,
    },
    sill: isFramed(grid)
      ? {
          x: outer.x,
          y: frame.y + frame.height - wood * 0.3,
          width: outer.width,
          height: sill + wood * 0.3,
        }
      : null,
    cell,
    gap: gapOf(cell),
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

/**
 * Where what lies on the glass seems to be before it glides to its place: as the panes were, seen from the upper
 * left corner of the glass. Null where nothing is seen of it.
 */
export function glideBetween(
  before: Panes,
  after: Panes,
): (Point & { readonly scale: number }) | null {
  const scale = (before.cell + before.gap) / (after.cell + after.gap);
  const cell = cellAt(after.grid.top, after.grid.left);
  const [was, is] = [paneAt(before, cell), paneAt(after, cell)];
  const { glass } = after;
  const x = was.x - glass.x - scale * (is.x - glass.x);
  const y = was.y - glass.y - scale * (is.y - glass.y);
  const isSeen = Math.abs(x) > 1 || Math.abs(y) > 1 || Math.abs(scale - 1) > 0.01;
  return isSeen ? { x, y, scale } : null;
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
