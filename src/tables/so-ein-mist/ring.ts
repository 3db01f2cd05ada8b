import { clamp, largest, type Point, type Rect, type Size } from '../shared/geometry';

/** A place for a card on the path. */
export interface Spot {
  /** The middle of the card. */
  readonly at: Point;
  /** Towards the middle of the table, where its queue stands; of length 1. */
  readonly inwards: Point;
}

export interface Ring {
  readonly card: Size;
  /** Clockwise, from the top. */
  readonly spots: readonly Spot[];
  /** The line that the cards lie on. */
  readonly track: Track;
}

/** A rectangle with round corners: it fills a phone better than a circle, and still goes round. */
export interface Track {
  readonly middle: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly corner: number;
}

/** What has to find room inside the ring: the dice, and the queues all round them. */
export interface Inside extends Size {
  readonly queue: number;
}

interface Wish {
  readonly area: Rect;
  readonly count: number;
  readonly ratio: number;
  /** What is inside, for cards of a width. */
  inside(width: number): Inside;
}

/** The distance of neighbours in card sizes; the gap is where the arrows are. */
const CLOSEST = 1.1;
const SAMPLES = 720;
const ROUNDNESS = [1, 0.8, 0.6, 0.45];

/** The largest cards that lie on a ring in the area without touching each other or what is inside. */
export function ringIn({ area, count, ratio, inside }: Wish): Ring {
  let best: Ring | null = null;
  for (const roundness of ROUNDNESS) {
    for (const startsBeside of [false, true]) {
      const ringOf = (width: number): Ring | null => {
        const card = { width, height: width * ratio };
        const track = trackIn(area, card, roundness);
        if (!hasRoom(track, card, inside(width))) return null;
        return lay(track, card, count, startsBeside);
      };
      const width = largest(8, area.width / 3, (tried) => ringOf(tried) !== null);
      const ring = ringOf(width);
      // A little larger is not worth a less regular ring.
      if (ring !== null && (best === null || width > best.card.width * 1.02)) best = ring;
    }
  }
  if (best === null) throw new RangeError('There is no room for a ring.');
  return best;
}

function trackIn({ x, y, width, height }: Rect, card: Size, roundness: number): Track {
  const halfWidth = (width - card.width) / 2;
  const halfHeight = (height - card.height) / 2;
  return {
    middle: { x: x + width / 2, y: y + height / 2 },
    halfWidth,
    halfHeight,
    corner: Math.max(0, Math.min(halfWidth, halfHeight)) * roundness,
  };
}

function hasRoom({ halfWidth, halfHeight }: Track, card: Size, inside: Inside): boolean {
  return (
    halfWidth - card.width / 2 >= inside.width / 2 + inside.queue &&
    halfHeight - card.height / 2 >= inside.height / 2 + inside.queue
  );
}

/**
 * All neighbours equally far from each other, measured in cards: side by side a card needs its
 * width, one above the other its height. Null if they would touch.
 */
function lay(track: Track, card: Size, count: number, startsBeside: boolean): Ring | null {
  const points = samplesOf(track);
  const walk = (distance: number): number[] => {
    const first = startsBeside ? distance / 2 : 0;
    const taken = [points.findIndex((point) => apart(points[0], point, card) >= first)];
    let at = taken[0] ?? 0;
    while (taken.length <= count && at < 3 * SAMPLES) {
      const from = points[at % SAMPLES];
      do at += 1;
      while (apart(from, points[at % SAMPLES], card) < distance && at < 3 * SAMPLES);
      taken.push(at);
    }
    return taken;
  };
  const goesRoundOnce = (distance: number) => {
    const taken = walk(distance);
    return (taken[count] ?? Infinity) <= (taken[0] ?? 0) + SAMPLES;
  };
  if (!goesRoundOnce(CLOSEST)) return null;
  const distance = largest(CLOSEST, CLOSEST * 3, goesRoundOnce);
  const spots = walk(distance)
    .slice(0, count)
    .map((at) => spotAt(track, points[at % SAMPLES] as Point));
  return isFree(spots, card) ? { card, spots, track } : null;
}

function apart(one: Point | undefined, other: Point | undefined, card: Size): number {
  if (one === undefined || other === undefined) return 0;
  return Math.max(Math.abs(one.x - other.x) / card.width, Math.abs(one.y - other.y) / card.height);
}

/** Neighbours are far enough from each other, but a narrow ring might touch itself. */
function isFree(spots: readonly Spot[], card: Size): boolean {
  return spots.every((one, index) =>
    spots.slice(index + 1).every((other) => apart(one.at, other.at, card) >= CLOSEST * 0.97),
  );
}

/** Points on the track at equal distances, clockwise from the top. */
function samplesOf(track: Track): Point[] {
  const length = lengthOf(track);
  return Array.from({ length: SAMPLES }, (_, index) => pointAt(track, (index / SAMPLES) * length));
}

function lengthOf({ halfWidth, halfHeight, corner }: Track): number {
  return 4 * (halfWidth + halfHeight - 2 * corner) + 2 * Math.PI * corner;
}

export function pointAt(track: Track, distance: number): Point {
  const { middle, halfWidth, halfHeight, corner } = track;
  const flatX = halfWidth - corner;
  const flatY = halfHeight - corner;
  const bend = (Math.PI / 2) * corner;
  // A quarter, from the top to the right; the others are the same, mirrored and turned round.
  const quarter = flatX + bend + flatY;
  const nth = Math.floor(distance / quarter) % 4;
  const rest = distance - Math.floor(distance / quarter) * quarter;
  const along = nth % 2 === 0 ? rest : quarter - rest;
  const { x, y } = quarterPoint(along, flatX, flatY, bend, corner);
  const right = nth < 2 ? 1 : -1;
  const up = nth === 0 || nth === 3 ? -1 : 1;
  return { x: middle.x + right * x, y: middle.y + up * y };
}

function quarterPoint(
  along: number,
  flatX: number,
  flatY: number,
  bend: number,
  corner: number,
): Point {
  if (along <= flatX) return { x: along, y: flatY + corner };
  if (along < flatX + bend) {
    const angle = (along - flatX) / corner;
    return { x: flatX + corner * Math.sin(angle), y: flatY + corner * Math.cos(angle) };
  }
  return { x: flatX + corner, y: Math.max(0, flatY - (along - flatX - bend)) };
}

/** Inwards from a straight side, and towards the middle of the bend in a corner. */
function spotAt({ middle, halfWidth, halfHeight, corner }: Track, at: Point): Spot {
  const dx = middle.x - at.x;
  const dy = middle.y - at.y;
  const overX = Math.abs(dx) - (halfWidth - corner);
  const overY = Math.abs(dy) - (halfHeight - corner);
  const x = Math.sign(dx) * Math.max(0, overX);
  const y = Math.sign(dy) * Math.max(0, overY);
  const length = Math.hypot(x, y);
  return { at, inwards: length === 0 ? { x: 0, y: 1 } : { x: x / length, y: y / length } };
}

/** How far it is from the middle of a card to its edge in a direction. */
export function edgeOf({ width, height }: Size, { x, y }: Point): number {
  return Math.min(
    x === 0 ? Infinity : width / 2 / Math.abs(x),
    y === 0 ? Infinity : height / 2 / Math.abs(y),
  );
}

/** How far one can go from a point in a direction before a rectangle begins; Infinity if it never does. */
export function wayTo(from: Point, { x: dx, y: dy }: Point, to: Rect): number {
  const entry = (at: number, direction: number, low: number, high: number): [number, number] => {
    if (direction === 0)
      return at > low && at < high ? [-Infinity, Infinity] : [Infinity, -Infinity];
    const [one, other] = [(low - at) / direction, (high - at) / direction];
    return one < other ? [one, other] : [other, one];
  };
  const [inX, outX] = entry(from.x, dx, to.x, to.x + to.width);
  const [inY, outY] = entry(from.y, dy, to.y, to.y + to.height);
  const enters = Math.max(inX, inY);
  return enters < Math.min(outX, outY) ? clamp(0, enters, Infinity) : Infinity;
}
