import type { TurningPoint } from '../../../game-core/coach/turning-points';
import type { Point, Size } from '../geometry';

/** What is drawn: shares by moment for each seat, of a match with so many actions. */
export interface Curves {
  readonly shares: readonly (readonly number[])[];
  readonly length: number;
}

/** A turning point on the curve: where it is, and where its sign stands; null where there is no room for one. */
export interface Pin {
  readonly point: TurningPoint;
  readonly on: Point;
  readonly at: Point | null;
}

export const PIN = 24;
/** Half of the ring round a fork, the largest thing that is drawn round a point. */
export const EDGE = 8;
/** A ring round a point, which no sign covers. */
const RING = 5;
/** How far from its point a sign may stand; on a low curve no farther than that is high. */
const NEAREST = PIN / 2 + RING + 3;
const FARTHEST = 110;
const PACE = 10;
/** Upwards and downwards rather than to the side: there the line itself is. */
const ASIDE = 1.25;

/** Every round is named, or every second one, and so on. */
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

/**
 * Signs stand near their points, within the drawing, beside each other and on nobody's point. Where there is no room
 * for all of them, numbered choices come first, and then what moved the curve most.
 */
export function pinsOf(
  points: readonly TurningPoint[],
  shares: readonly number[],
  size: Size,
  length: number,
): readonly Pin[] {
  const place = placeIn(size, length);
  const half = PIN / 2;
  const ons = points.map(({ moment }) => place(moment + 1, shares[moment + 1] ?? 0));
  const ways = WAYS.filter(({ x, y }) => Math.hypot(x, y) <= size.height);
  const found = new Map<TurningPoint, Point>();
  const isFree = (at: Point) =>
    at.x >= half &&
    at.x <= size.width - half &&
    at.y >= half &&
    at.y <= size.height - half &&
    [...found.values()].every((other) => apart(other, at) >= PIN) &&
    ons.every((on) => apart(on, at) >= half + RING);
  for (const point of [...points].sort(firstToStand)) {
    const on = ons[points.indexOf(point)] as Point;
    const at = ways.map(({ x, y }) => ({ x: on.x + x, y: on.y + y })).find(isFree);
    if (at !== undefined) found.set(point, at);
  }
  return points.map((point, nth) => ({
    point,
    on: ons[nth] as Point,
    at: found.get(point) ?? null,
  }));
}

/** Ways from a point to its sign, the shortest first, and upwards before downwards. */
const WAYS: readonly Point[] = waysFrom().sort(
  (one, other) => Math.hypot(one.x * ASIDE, one.y) - Math.hypot(other.x * ASIDE, other.y),
);

function waysFrom(): Point[] {
  const paces = Math.ceil(FARTHEST / PACE);
  const along = Array.from({ length: 2 * paces + 1 }, (_, nth) => (nth - paces) * PACE);
  return along
    .flatMap((y) => along.map((x) => ({ x, y })))
    .filter(({ x, y }) => Math.hypot(x, y) >= NEAREST && Math.hypot(x, y) <= FARTHEST);
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function firstToStand(one: TurningPoint, other: TurningPoint): number {
  const isOwn = Number(other.sign === 'costly') - Number(one.sign === 'costly');
  return isOwn || Math.abs(other.by) - Math.abs(one.by);
}

/** A round of a match, and the moment in its middle. */
export interface Round {
  readonly round: number;
  readonly middle: number;
}

/** One after the other, by the round of each moment. */
export function roundsOf(roundAt: (moment: number) => number, length: number): readonly Round[] {
  const starts: { round: number; from: number }[] = [];
  for (let moment = 0; moment < length; moment += 1) {
    const round = roundAt(moment);
    if (starts.at(-1)?.round !== round) starts.push({ round, from: moment });
  }
  return starts.map(({ round, from }, nth) => ({
    round,
    middle: (from + (starts[nth + 1]?.from ?? length)) / 2,
  }));
}

/** Those that are named below: about so many as there is room for. */
export function namedRounds(
  rounds: readonly Round[],
  length: number,
  room: number,
): readonly Round[] {
  const every = EVERY.find((step) => rounds.length / step <= room) ?? 100;
  const named: Round[] = [];
  for (const each of rounds) {
    const after = each.middle - (named.at(-1)?.middle ?? -length);
    // Rounds are not equally long: two that lie close together cannot both be written.
    if (each.round % every === 0 && after >= length / (2 * room)) named.push(each);
  }
  return named;
}
