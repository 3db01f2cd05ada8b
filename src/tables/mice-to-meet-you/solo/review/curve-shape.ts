import type { Size } from '../../../shared/geometry';
import { pieceOf, type Point, type Review } from './review-of';

interface At {
  readonly x: number;
  readonly y: number;
}

/** A choice on the curve: the piece that it cost, and where its number stands. */
export interface Pin {
  readonly rank: number;
  readonly d: string;
  readonly at: At;
}

export interface CurveShape {
  readonly d: string;
  readonly end: At;
  readonly pins: readonly Pin[];
  /** The lines at 0, 50 and 100 per cent. */
  readonly levels: readonly { readonly tenths: number; readonly y: number }[];
  /** Rounds that are named below. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

/** So many choices are numbered, on the curve and in the list. */
export const PINS = 3;
export const PIN = 22;
/** Half of the dot at the end. */
const EDGE = 9;

const LEVELS = [1000, 500, 0];

/** How far below or above its piece a number stands. */
const BESIDE = PIN / 2 + 8;

export function curveShape(review: Review, { width, height }: Size): CurveShape {
  const rounds = review.rounds.length;
  const place = ({ across, value }: Point): At => ({
    x: EDGE + (across / Math.max(1, rounds)) * (width - 2 * EDGE),
    y: EDGE + (1 - value / 1000) * (height - 2 * EDGE),
  });
  const pathOf = (points: readonly Point[]) =>
    points
      .map(place)
      .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const pins = review.costly.slice(0, PINS).map((decided, index): Pin => {
    const [from, to] = pieceOf(review, decided);
    const { x, y } = place(to);
    const isLow = y + BESIDE + PIN / 2 > height;
    return {
      rank: index + 1,
      d: pathOf([from, to]),
      at: {
        x: Math.min(width - PIN / 2, Math.max(PIN / 2, x)),
        y: isLow ? place(from).y - BESIDE : y + BESIDE,
      },
    };
  });
  return {
    d: pathOf(review.points),
    end: place(review.points.at(-1) ?? { across: 0, value: 0 }),
    pins: apart(pins),
    levels: LEVELS.map((tenths) => ({ tenths, y: place({ across: 0, value: tenths }).y })),
    rounds: namedRounds(rounds).map((round) => ({
      round,
      x: place({ across: round - 0.5, value: 0 }).x,
    })),
  };
}

/** Numbers that would lie on each other move aside. */
function apart(pins: readonly Pin[]): Pin[] {
  const placed: Pin[] = [];
  for (const pin of pins) {
    const hit = placed.find(
      ({ at }) => Math.abs(at.x - pin.at.x) < PIN && Math.abs(at.y - pin.at.y) < PIN,
    );
    const moved = hit && { x: pin.at.x, y: hit.at.y + (hit.at.y > PIN * 3 ? -PIN : PIN) };
    placed.push(moved === undefined ? pin : { ...pin, at: moved });
  }
  return placed;
}

/** The first, the last and every fourth that is not too near to it. */
export function namedRounds(count: number): number[] {
  const step = count > 24 ? 8 : count > 8 ? 4 : 2;
  const between = Array.from({ length: count }, (_, index) => index + 1).filter(
    (round) => round % step === 0 && round < count - step / 2,
  );
  return [...new Set([1, ...between.filter((round) => round > step / 2), count])];
}
