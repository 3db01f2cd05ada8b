import { clamp, largest, type Point, type Rect, type Size } from '../../shared/geometry';

/** A place for a card on the path. */
export interface Spot {
  /** The middle of the card. */
  readonly at: Point;
  /** Towards the middle of the table, where its queue stands; of length 1. */
  readonly inwards: Point;
  /** Where its middle line ends, which goes inwards from the middle of the card. */
  readonly end: Point;
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
const SMALLEST = 4;
const SAMPLES = 480;
const ROUNDNESS = [1, 0.8, 0.6, 0.45];

/** The largest cards that lie on a ring in the area without touching each other or what is inside. */
export function ringIn(wish: Wish): Ring {
  const nothing = { width: 0, height: 0, queue: 0 };
  // On a screen that is far too small, the dice lie on the cards rather than nowhere.
  const ring = largestRing(wish) ?? largestRing({ ...wish, inside: () => nothing });
  if (ring === null) throw new RangeError('There is no room for a ring.');
  return ring;
}

function largestRing({ area, count, ratio, inside }: Wish): Ring | null {
  let best: Ring | null = null;
  for (const roundness of ROUNDNESS) {
    for (const startsBeside of [false, true]) {
      const laneOf = (width: number): Lane | null => {
        const card = { width, height: width * ratio };
        const track = trackIn(area, card, roundness);
        const hasRoom = isFree(track, card, inside(width));
        return hasRoom ? { track, card, count, startsBeside, points: samplesOf(track) } : null;
      };
      const width = largest(SMALLEST, area.width / 3, (tried) => {
        const lane = laneOf(tried);
        return lane !== null && goesRound(lane, CLOSEST);
      });
      // A little larger is not worth a less regular ring.
      if (best !== null && width <= best.card.width * 1.02) continue;
      const lane = laneOf(width);
      if (lane !== null && goesRound(lane, CLOSEST)) best = lay(lane) ?? best;
    }
  }
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

function isFree({ halfWidth, halfHeight }: Track, card: Size, inside: Inside): boolean {
  return (
    halfWidth - card.width / 2 >= inside.width / 2 + inside.queue &&
    halfHeight - card.height / 2 >= inside.height / 2 + inside.queue
  );
}

/** The way that cards are laid on, and how many. */
interface Lane {
  readonly track: Track;
  readonly card: Size;
  readonly count: number;
  /** Whether the top lies between two cards. */
  readonly startsBeside: boolean;
  readonly points: readonly Point[];
}

/** Whether the cards, so far from each other, go round at most once. */
function goesRound(lane: Lane, distance: number): boolean {
  const taken = walk(lane, distance);
  return (taken[lane.count] ?? Infinity) <= (taken[0] ?? 0) + SAMPLES;
}

/** The points at which a walk along the track is so far from the one before: one more than cards. */
function walk({ card, count, startsBeside, points }: Lane, distance: number): number[] {
  const first = startsBeside ? distance / 2 : 0;
  let at = points.findIndex((point) => apart(points[0], point, card) >= first);
  const taken = [at];
  while (taken.length <= count && at < 2 * SAMPLES) {
    const from = points[at % SAMPLES];
    do at += 1;
    while (apart(from, points[at % SAMPLES], card) < distance && at < 2 * SAMPLES);
    taken.push(at);
  }
  return taken;
}

/**
 * All neighbours equally far from each other, measured in cards: side by side a card needs its
 * width, one above the other its height. Null where a narrow ring touches itself.
 */
function lay(lane: Lane): Ring | null {
  const { track, card, count, points } = lane;
  const distance = largest(CLOSEST, CLOSEST * 4, (tried) => goesRound(lane, tried));
  const spots = walk(lane, distance)
    .slice(0, count)
    .map((at) => spotAt(track, points[at % SAMPLES] as Point));
  const touches = spots.some((one, index) =>
    spots.slice(index + 1).some((other) => apart(one.at, other.at, card) < CLOSEST * 0.97),
  );
  return touches ? null : { card, spots, track };
}

function apart(one: Point | undefined, other: Point | undefined, card: Size): number {
  if (one === undefined || other === undefined) return 0;
  return Math.max(Math.abs(one.x - other.x) / card.width, Math.abs(one.y - other.y) / card.height);
}

/** Points on the track at equal distances, clockwise from the top. */
function samplesOf(track: Track): Point[] {
  const length = lengthOf(track);
  return Array.from({ length: SAMPLES }, (_, index) => pointAt(track, (index / SAMPLES) * length));
}

function lengthOf({ halfWidth, halfHeight, corner }: Track): number {
  return 4 * (halfWidth + halfHeight - 2 * corner) + 2 * Math.PI * corner;
}

function pointAt(track: Track, distance: number): Point {
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

/**
 * The middle lines all lead to the ring's spine, as if the ring shrank to it: so no two of them cross,
 * and near a corner they part instead of meeting in the bend.
 */
function spotAt({ middle, halfWidth, halfHeight }: Track, at: Point): Spot {
  const least = Math.min(halfWidth, halfHeight);
  const way = {
    x: (least * (middle.x - at.x)) / halfWidth,
    y: (least * (middle.y - at.y)) / halfHeight,
  };
  const length = Math.hypot(way.x, way.y);
  return {
    at,
    inwards: { x: way.x / length, y: way.y / length },
    end: { x: at.x + way.x, y: at.y + way.y },
  };
}

/** How far a point is from the middle line of a card. */
export function fromLine({ at, inwards, end }: Spot, { x, y }: Point): number {
  const along = (x - at.x) * inwards.x + (y - at.y) * inwards.y;
  const on = clamp(0, along, Math.hypot(end.x - at.x, end.y - at.y));
  return Math.hypot(x - at.x - on * inwards.x, y - at.y - on * inwards.y);
}

/** How far it is from the middle of a card to its edge in a direction. */
export function edgeOf({ width, height }: Size, { x, y }: Point): number {
  return Math.min(
    x === 0 ? Infinity : width / 2 / Math.abs(x),
    y === 0 ? Infinity : height / 2 / Math.abs(y),
  );
}
