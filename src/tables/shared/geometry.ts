/** Lengths are in dp; y grows downwards, so that clockwise is what a person sees as clockwise. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

export function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The area that two rectangles share. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** A rectangle of this size round a point. */
export function around({ x, y }: Point, { width, height }: Size): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** The largest number between two that passes, where all smaller ones pass too. */
export function largest(low: number, high: number, passes: (value: number) => boolean): number {
  let good = low;
  let bad = high;
  for (let step = 0; step < 16; step += 1) {
    const tried = (good + bad) / 2;
    if (passes(tried)) good = tried;
    else bad = tried;
  }
  return good;
}
