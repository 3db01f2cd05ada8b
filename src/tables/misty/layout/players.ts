import { space } from '../../../ui';
import type { Point, Rect } from '../../shared/geometry';

/** Where the other players are, and which way hands go between them. */

export interface PassArrow {
  /** Its middle. */
  readonly at: Point;
  readonly to: 'up' | 'down' | 'left' | 'right';
}

export function inARow(strip: Rect, count: number, gap: number): Rect[] {
  const widest = count === 1 ? Math.max(220, strip.height * 2.4) : count === 2 ? 300 : 420;
  const width = Math.min((strip.width - (count - 1) * gap) / Math.max(1, count), widest);
  const left = strip.x + (strip.width - count * width - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, nth) => ({
    x: left + nth * (width + gap),
    y: strip.y,
    width,
    height: strip.height,
  }));
}

/** Between the chips; and from the one at one end down to who builds, and up to the one at the other. */
export function arrowsInRow(
  chips: readonly Rect[],
  arrow: number,
  passes: 'left' | 'right',
): PassArrow[] {
  const first = chips[0];
  const last = chips.at(-1);
  if (first === undefined || last === undefined) return [];
  const y = first.y + first.height + arrow / 2;
  const between = chips.slice(1).map((chip): PassArrow => ({
    at: { x: chip.x - arrow / 2, y: chip.y + chip.height / 2 },
    to: passes === 'left' ? 'right' : 'left',
  }));
  const near = 0.3;
  return [
    { at: { x: first.x + first.width * near, y }, to: passes === 'left' ? 'up' : 'down' },
    { at: { x: last.x + last.width * (1 - near), y }, to: passes === 'left' ? 'down' : 'up' },
    ...between,
  ];
}

export function arrowsInColumn(
  chips: readonly Rect[],
  arrow: number,
  passes: 'left' | 'right',
): PassArrow[] {
  const first = chips[0];
  const last = chips.at(-1);
  if (first === undefined || last === undefined) return [];
  const x = first.x + first.width + arrow / 2;
  const between = chips.slice(1).map((chip): PassArrow => ({
    at: { x: chip.x + chip.width / 2, y: chip.y - arrow / 2 },
    to: passes === 'left' ? 'down' : 'up',
  }));
  return [
    { at: { x, y: first.y + first.height * 0.3 }, to: passes === 'left' ? 'left' : 'right' },
    { at: { x, y: last.y + last.height * 0.7 }, to: passes === 'left' ? 'right' : 'left' },
    ...between,
  ];
}

/** One below the other. */
export function inAColumn(first: Rect, count: number, gap: number): Rect[] {
  return Array.from({ length: count }, (_, nth) => ({
    ...first,
    y: first.y + nth * (first.height + gap),
  }));
}

/** The same where the window is at the left of them. */
export function arrowsBefore(
  chips: readonly Rect[],
  arrow: number,
  passes: 'left' | 'right',
): PassArrow[] {
  const x = (chips[0]?.x ?? 0) - arrow / 2;
  const toAndFrom: readonly PassArrow['to'][] =
    passes === 'left' ? ['right', 'left'] : ['left', 'right'];
  return arrowsInColumn(chips, arrow, passes).map((each, nth) => {
    const to = toAndFrom[nth];
    return to === undefined ? each : { at: { ...each.at, x }, to };
  });
}

/** All windows alike. */
export function tilesIn(area: Rect, seats: number, columns: number): Rect[] {
  const rows = Math.ceil(seats / columns);
  const gap = space.s;
  const width = (area.width - (columns - 1) * gap) / columns;
  const height = (area.height - (rows - 1) * gap) / rows;
  return Array.from({ length: seats }, (_, nth) => {
    const row = Math.floor(nth / columns);
    const inThisRow = row === rows - 1 ? seats - row * columns : columns;
    const left = (area.width - inThisRow * width - (inThisRow - 1) * gap) / 2;
    return {
      x: area.x + left + (nth % columns) * (width + gap),
      y: area.y + row * (height + gap),
      width,
      height,
    };
  });
}
