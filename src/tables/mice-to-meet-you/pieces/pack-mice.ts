import type { Point, Size } from '../../shared/geometry';

/** A mouse is drawn on 22 × 18. */
export const MOUSE: Size = { width: 22, height: 18 };

export interface Packed {
  /** How many times its drawing a mouse is large. */
  readonly scale: number;
  /** The upper left corner of each, in units of the drawing. */
  readonly places: readonly Point[];
  /** What they take together, in the same units. */
  readonly size: Size;
}

/** So many mice as large as all of them fit, in rows of nearly equal length, the shorter ones below. */
export function packMice(count: number, { width, height }: Size, largest = 3.6): Packed {
  const columnCounts = Array.from({ length: count }, (_, nth) => nth + 1);
  const scaleIn = (columns: number) =>
    Math.min(
      width / (columns * MOUSE.width),
      height / (Math.ceil(count / columns) * MOUSE.height),
      largest,
    );
  const columns = columnCounts.reduce((best, each) =>
    scaleIn(each) > scaleIn(best) ? each : best,
  );
  const rows = Math.ceil(count / columns);
  const shortest = Math.floor(count / rows);
  const longer = count - shortest * rows;
  const longest = longer > 0 ? shortest + 1 : shortest;
  const places = Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const inRow = row < longer ? shortest + 1 : shortest;
    const left = ((longest - inRow) * MOUSE.width) / 2;
    return Array.from({ length: inRow }, (_, nth) => ({
      x: left + nth * MOUSE.width,
      y: row * MOUSE.height,
    }));
  });
  return {
    scale: scaleIn(columns),
    places,
    size: { width: longest * MOUSE.width, height: rows * MOUSE.height },
  };
}
