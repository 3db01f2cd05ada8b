import type { Rect, Size } from '../../../tables/shared/geometry';
import { space } from '../../../ui';
import type { BubbleNeeds } from './bubble-needs';

/** How long the tail of a bubble is. */
export const TAIL = 12;

/** Where a bubble may lie without covering anybody, and on which side of the players that is. */
export interface Room extends Rect {
  readonly side: 'below' | 'left' | 'right';
}

/**
 * Below the players, so that whose turn it is and what they have stays in view; beside them where they are a column that
 * leaves too little below it; where nothing is enough, where there is most.
 */
export function roomFor(chips: readonly Rect[], area: Size, needs: BubbleNeeds): Room {
  const rooms = roomsRound(chips, area);
  const holds = ({ width, height }: Room) => needs.heightIn(width) <= height;
  const most = (one: Room, other: Room) => (sizeOf(other) > sizeOf(one) ? other : one);
  return rooms.find(holds) ?? rooms.reduce(most);
}

const sizeOf = ({ width, height }: Room) => Math.max(0, width) * Math.max(0, height);

/** The first is liked best. */
function roomsRound(chips: readonly Rect[], { width, height }: Size): [Room, ...Room[]] {
  const [left, right] = [space.s, width - space.s];
  const [top, bottom] = [space.xs, height - space.xs];
  const below = (y: number, x: number = left): Room => {
    return { side: 'below', x, y, width: right - x, height: bottom - y };
  };
  if (chips.length === 0) return [below(top)];
  const first = Math.min(...chips.map(({ x }) => x));
  const last = Math.max(...chips.map((chip) => chip.x + chip.width));
  const lowest = Math.max(...chips.map((chip) => chip.y + chip.height)) + TAIL - 2;
  const beside = { y: top, height: bottom - top };
  if (first > width / 2) {
    const besideThem: Room = { side: 'left', x: left, width: first - TAIL - left, ...beside };
    return [below(lowest, first), besideThem, below(lowest)];
  }
  if (last < width / 2) {
    const x = last + TAIL;
    return [below(lowest), { side: 'right', x, width: right - x, ...beside }];
  }
  return [below(lowest)];
}
