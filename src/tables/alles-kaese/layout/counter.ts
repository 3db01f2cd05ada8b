import { space, target } from '../../../ui';
import { around, clamp, type Point, type Rect } from '../../shared/geometry';
import type { Look } from './look';

export interface Die {
  readonly size: number;
  /** Its middle. */
  readonly at: Point;
}

/** What stands on the counter. */
export interface OnCounter {
  readonly pile: Rect;
  readonly discard: Rect;
  /** The counts: beside the piles where the counter is low, or below them. */
  readonly pileCount: Rect;
  readonly discardCount: Rect;
  readonly die: Die;
}

/** A counter that is lower has its counts beside the piles. */
const LOW_COUNTER = 120;
const COUNT = 28;
const LEAST_PILE = 44;
/** How wide a count is with its words, in any language. */
export const LEAST_FOR_WORDS = 74;

export function onCounter(counter: Rect, slice: number, look: Look, isWide: boolean): OnCounter {
  if (isWide) return inColumn(counter, slice, look);
  return counter.height < LOW_COUNTER ? inLowRow(counter, look) : inRow(counter, slice, look);
}

function inColumn({ x, y, width, height }: Rect, slice: number, look: Look): OnCounter {
  const side = Math.min(slice * 0.7, width - 36, (height / 3 - COUNT - 16) / 1.2);
  const middle = x + width / 2;
  const dieMost = Math.min(look.dieMost, width - 24, height / 3 - 12);
  const die = clamp(target, slice * look.die, dieMost);
  const third = height / 3;
  const pileAt = (nth: number) => ({ x: middle, y: y + nth * third + (third - COUNT) / 2 });
  const countAt = (nth: number) => countBelow(pileAt(nth), side, width - space.s);
  return {
    pile: square(pileAt(0), side),
    discard: square(pileAt(2), side),
    pileCount: countAt(0),
    discardCount: countAt(2),
    die: { size: die, at: { x: middle, y: y + height / 2 } },
  };
}

/** From the middle of a pile to its count. */
function countBelow(at: Point, side: number, width: number): Rect {
  // The slices below the top one show below it.
  const top = at.y + side * 0.6 + space.xs;
  return { x: at.x - width / 2, y: top, width, height: COUNT };
}

function inRow({ x, y, width, height }: Rect, slice: number, look: Look): OnCounter {
  const side = Math.min(slice * 0.8, (height - COUNT - 24) / 1.2, width * 0.26);
  const die = clamp(target, slice * look.die, Math.min(look.dieMost, height - 24));
  const middle = y + (height - COUNT) / 2;
  const away = Math.min(width * 0.31, 2.1 * slice);
  const [left, right] = [x + width / 2 - away, x + width / 2 + away].map((at) => ({
    x: at,
    y: middle,
  })) as [Point, Point];
  const room = Math.min(2 * (left.x - x) - space.xs, away - die / 2 - space.s + side / 2);
  return {
    pile: square(left, side),
    discard: square(right, side),
    pileCount: countBelow(left, side, room),
    discardCount: countBelow(right, side, room),
    die: { size: die, at: { x: x + width / 2, y: middle + COUNT / 4 } },
  };
}

function inLowRow({ x, y, width, height }: Rect, look: Look): OnCounter {
  const die = clamp(target, height - (look.isBig ? 12 : 16), look.dieLow);
  const middle = y + height / 2 + 2;
  // The tags hang over the inner corners.
  const edge = look.isBig ? space.s : space.m;
  const half = width / 2 - die / 2 - edge - space.s - 2 * space.xs;
  // A pile gives way to the words of its count.
  const side = Math.min(height - 28, Math.max(LEAST_PILE, half - LEAST_FOR_WORDS));
  const room = half - side;
  const count = (left: number): Rect => ({
    x: left,
    y: middle - COUNT / 2,
    width: room,
    height: COUNT,
  });
  return {
    pile: square({ x: x + edge + side / 2, y: middle }, side),
    discard: square({ x: x + width - edge - side / 2, y: middle }, side),
    pileCount: count(x + edge + side + space.s + space.xs),
    discardCount: count(x + width / 2 + die / 2 + space.xs),
    die: { size: die, at: { x: x + width / 2, y: middle } },
  };
}

const square = (at: Point, side: number): Rect => around(at, { width: side, height: side });
