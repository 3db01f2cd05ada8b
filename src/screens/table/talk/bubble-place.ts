import type { Seat } from '../../../game-core/kernel/seats';
import { clamp, middleOf, overlap, type Rect, type Size } from '../../../tables/shared/geometry';
import { space } from '../../../ui';
import type { BubbleNeeds } from './bubble-needs';
import { roomFor, type Room } from './bubble-room';

/** How near a tail comes to a corner. */
const CORNER = 18;

/** Where on its edge the tail of a bubble begins. */
export interface BubbleTail {
  readonly side: 'up' | 'left' | 'right';
  readonly at: number;
}

/** Where a bubble is, how wide it may be, and its tail towards who speaks; none where it would not reach them. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly most: number;
  readonly tail: BubbleTail | null;
}

/** As near to who speaks as its room allows, and always on the screen. Players who were scrolled away have no chip. */
export function placeBubble(
  speaker: Seat,
  chips: ReadonlyMap<Seat, Rect>,
  area: Size,
  bubble: Size,
  needs: BubbleNeeds,
): BubblePlace {
  const seen = new Map([...chips].filter(([, chip]) => isInView(chip, area)));
  const all = [...seen.values()];
  const chip = seen.get(speaker);
  const room = roomFor(all, area, needs);
  const { left, top } = within(area, bubble, cornerIn(room, bubble, chip));
  const most = Math.min(needs.widest, room.width);
  const box = { x: left, y: top, ...bubble };
  const isOver = all.some((other) => overlap(box, other) > 0);
  const isReached = chip !== undefined && !isOver && !all.some(standsBefore(chip, room));
  return { left, top, most, tail: isReached ? tailTo(chip, room, box) : null };
}

function isInView(chip: Rect, { width, height }: Size): boolean {
  const { x, y } = middleOf(chip);
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

function cornerIn(room: Room, bubble: Size, chip: Rect | undefined) {
  const { x, y } = chip === undefined ? room : middleOf(chip);
  const left = clamp(room.x, x - bubble.width / 2, room.x + room.width - bubble.width);
  switch (room.side) {
    case 'below':
      return { left, top: room.y };
    case 'right':
      return { left: room.x, top: y - bubble.height / 2 };
    case 'left':
      return { left: room.x + room.width - bubble.width, top: y - bubble.height / 2 };
  }
}

function within(
  { width, height }: Size,
  bubble: Size,
  { left, top }: { left: number; top: number },
) {
  return {
    left: Math.max(space.s, Math.min(left, width - space.s - bubble.width)),
    top: Math.max(space.xs, Math.min(top, height - space.xs - bubble.height)),
  };
}

/** Whether somebody's chip is between another one and the bubble: a tail would seem to be theirs. */
function standsBefore(chip: Rect, { side }: Room): (other: Rect) => boolean {
  const { x, y } = middleOf(chip);
  switch (side) {
    case 'below':
      return (other) => other.y > y;
    case 'right':
      return (other) => other.x > x;
    case 'left':
      return (other) => other.x + other.width < x;
  }
}

function tailTo(chip: Rect, { side }: Room, { x, y, width, height }: Rect): BubbleTail {
  const to = middleOf(chip);
  if (side === 'below') return { side: 'up', at: onEdge(to.x - x, width) };
  return { side: side === 'right' ? 'left' : 'right', at: onEdge(to.y - y, height) };
}

const onEdge = (at: number, length: number) => clamp(CORNER, at, Math.max(CORNER, length - CORNER));
