import type { Seat } from '../../../game-core/kernel/seats';
import { clamp, middleOf, type Rect, type Size } from '../../../tables/shared/geometry';
import { space } from '../../../ui';

/** How long the tail of a bubble is, and how near it comes to a corner. */
export const TAIL = 12;
const CORNER = 18;

/** Where a bubble is, and where on its edge the tail towards who speaks begins; no tail reaches them from elsewhere. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly tail: { readonly side: 'up' | 'left'; readonly at: number } | null;
}

/** A column at the right is as wide as its chips; elsewhere there is all of the width. */
export function roomFor(
  chips: ReadonlyMap<Seat, Rect>,
  { width }: Size,
): { left: number; right: number } {
  const first = Math.min(...[...chips.values()].map(({ x }) => x));
  const isColumn = chips.size > 0 && first > width / 2;
  return { left: isColumn ? first : space.s, right: width - space.s };
}

/**
 * Below the players, so that whose turn it is and what they have stays in view; beside them where they are a column that
 * leaves nothing below it.
 */
export function placeBubble(
  speaker: Seat,
  chips: ReadonlyMap<Seat, Rect>,
  area: Size,
  bubble: Size,
): BubblePlace {
  const chip = chips.get(speaker);
  const { left: least, right } = roomFor(chips, area);
  if (chip === undefined) return { left: least, top: space.xs, tail: null };
  const all = [...chips.values()];
  const lowest = Math.max(...all.map(({ y, height }) => y + height));
  const middle = middleOf(chip);
  if (lowest + TAIL + bubble.height > area.height) {
    const beside = Math.max(...all.map(({ x, width }) => x + width)) + TAIL;
    const most = Math.max(space.xs, area.height - bubble.height - space.xs);
    const top = clamp(space.xs, middle.y - bubble.height / 2, most);
    return { left: beside, top, tail: { side: 'left', at: onEdge(middle.y - top, bubble.height) } };
  }
  const top = lowest + TAIL - 2;
  const left = clamp(least, middle.x - bubble.width / 2, Math.max(least, right - bubble.width));
  // In front of another chip it would seem to be theirs.
  const isInFront = all.every((other) => other.y <= chip.y + chip.height / 2);
  return {
    left,
    top,
    tail: isInFront ? { side: 'up', at: onEdge(middle.x - left, bubble.width) } : null,
  };
}

const onEdge = (at: number, length: number) => clamp(CORNER, at, Math.max(CORNER, length - CORNER));
