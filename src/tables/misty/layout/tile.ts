import { outline, space } from '../../../ui';
import type { Rect, Size } from '../../shared/geometry';

/** How a window stands in its place among all windows with their points: pure geometry. */
export interface Tile {
  /** Whose it is and the sum stand beside the window, so wide; null where they stand above it. */
  readonly beside: number | null;
  /** For the window. */
  readonly room: Size;
}

/** The line of who it is, above the window. */
export const TILE_HEAD = 40;
const SUM = 28;
const FOOT = 22;
const BESIDE = 84;

/** On a low place the window has all of the height: a phone on its side shows four of them. */
export function layTile(place: Rect, isLarge: boolean, scale: number): Tile {
  const edges = 2 * space.s + 2 * outline.thick;
  const width = place.width - edges;
  if (!isLarge && place.width > place.height * 1.3) {
    const beside = BESIDE * scale;
    return { beside, room: { width: width - beside, height: place.height - edges } };
  }
  // A sum in large words is higher than the picture beside it.
  const head = Math.max(TILE_HEAD, SUM * scale + space.xs);
  const height = place.height - head - (isLarge ? 0 : FOOT) - 2 * space.s;
  return { beside: null, room: { width, height } };
}
