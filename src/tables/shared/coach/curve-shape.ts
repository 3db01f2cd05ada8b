import type { TurningPoint } from '../../../game-core/coach/turning-points';
import type { Point, Size } from '../geometry';

/** What is drawn: shares by moment for each seat, of a match with so many actions. */
export interface Curves {
  readonly shares: readonly (readonly number[])[];
  readonly length: number;
}

/** A turning point on the curve: where it is, and where its sign stands. */
export interface Pin {
  readonly point: TurningPoint;
  readonly on: Point;
  readonly at: Point;
}

export const PIN = 24;
/** Half of the line's end. */
const EDGE = 6;
/** How far from its place a sign may stand, the nearest first; upwards is less. */
const AWAY = [-30, 30, -56, 56, -82, 82, -108, 108];

/** Every turn is named, or every second one, and so on. */
const EVERY = [1, 2, 5, 10, 20, 50];

/** Where a moment and a share lie. */
export function placeIn({ width, height }: Size, length: number) {
  return (moment: number, share: number): Point => ({
    x: EDGE + (moment / Math.max(1, length)) * (width - 2 * EDGE),
    y: EDGE + (1 - share) * (height - 2 * EDGE),
  });
}

/** The moment that a finger is at. */
export function momentAt(x: number, { width }: Pick<Size, 'width'>, length: number): number {
  const share = (x - EDGE) / Math.max(1, width - 2 * EDGE);
  return Math.round(Math.min(1, Math.max(0, share)) * length);
}

const numbered = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through all of them, from the first moment on or a later one. */
export function lineOf(shares: readonly number[], size: Size, length: number, from = 0): string {
  const place = placeIn(size, length);
  return shares
    .map((share, nth) => `${nth === 0 ? 'M' : 'L'}${numbered(place(from + nth, share))}`)
    .join('');
}

/** All that lies below it. */
export function groundOf(shares: readonly number[], size: Size, length: number): string {
  const place = placeIn(size, length);
  const last = Math.max(0, shares.length - 1);
  return `${lineOf(shares, size, length)}L${numbered(place(last, 0))}L${numbered(place(0, 0))}Z`;
}

/** Signs stand near their places, within the drawing and beside each other. */
export function pinsOf(
  points: readonly TurningPoint[],
  shares: readonly number[],
  size: Size,
  length: number,
): readonly Pin[] {
  const place = placeIn(size, length);
  const half = PIN / 2;
  const pins: Pin[] = [];
  const inside = (most: number, at: number) => Math.min(most - half, Math.max(half, at));
  for (const point of points) {
    const after = point.moment + 1;
    const on = place(after, shares[after] ?? 0);
    const places = AWAY.map((away) => ({ x: inside(size.width, on.x), y: on.y + away }));
    const fits = ({ x, y }: Point) =>
      y >= half &&
      y <= size.height - half &&
      pins.every(({ at }) => Math.hypot(at.x - x, at.y - y) >= PIN);
    const at = places.find(fits) ?? { x: inside(size.width, on.x), y: inside(size.height, on.y) };
    pins.push({ point, on, at });
  }
  return pins;
}

/** Turns that are named below: about so many as there is room for, by the moment of their beginning. */
export function namedTurns(
  turnAt: (moment: number) => number,
  { length }: Pick<Curves, 'length'>,
  room: number,
): readonly { readonly turn: number; readonly moment: number }[] {
  const starts: { turn: number; moment: number }[] = [];
  for (let moment = 0; moment < length; moment += 1) {
    const turn = turnAt(moment);
    if (starts.at(-1)?.turn !== turn) starts.push({ turn, moment });
  }
  const every = EVERY.find((step) => starts.length / step <= room) ?? 100;
  const named: typeof starts = [];
  for (const start of starts) {
    const after = start.moment - (named.at(-1)?.moment ?? -length);
    // Turns are not equally long: two that lie close together cannot both be written.
    if (start.turn % every === 0 && after >= length / (2 * room)) named.push(start);
  }
  return named;
}
