import type { Size } from '../../../shared/geometry';

export interface At {
  readonly x: number;
  readonly y: number;
}

/** A line of chances: all of it but its newest piece, and where that one runs. */
export interface ChanceShape {
  readonly d: string;
  /** At fifty per cent. */
  readonly half: string;
  readonly from: At;
  readonly to: At;
}

/** How much room the dot at the end takes on each side. */
export const DOT = 6;

/** So many throws and choices fill the line; a longer game is squeezed. */
const USUAL = 32;

export function chanceShape(chances: readonly number[], { width, height }: Size): ChanceShape {
  const step = Math.max(0, width - 2 * DOT) / Math.max(USUAL, chances.length - 1);
  const heightOf = (chance: number) => DOT + (1 - chance) * (height - 2 * DOT);
  const points = chances.map((chance, index) => ({
    x: DOT + index * step,
    y: heightOf(chance),
  }));
  const to = points.at(-1) ?? { x: DOT, y: heightOf(0) };
  const from = points.at(-2) ?? to;
  const drawn = points.length > 1 ? points.slice(0, -1) : points;
  return {
    d: drawn.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    half: `M0 ${heightOf(0.5)}H${width}`,
    from,
    to,
  };
}
