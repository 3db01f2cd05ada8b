import { target } from '../../../ui';
import type { Way } from '../choosing/question';

/** In a picture of a way, for words of the usual size: a die or a nut, a sign or a digit, and what is between two. */
export const DIE = 19;
export const SIGN = { size: 13, width: 9 };
export const GAP = 3;
/** A nut covers so much of the one behind it. */
const COVERED = 0.28;

/** How wide the picture of a way is. */
export function wayWidth({ dice, by }: Way, redCount: number): number {
  const yellowCount = dice.filter(Boolean).length;
  const isRedOnly = yellowCount === 0;
  const count = isRedOnly ? redCount : yellowCount;
  const signs = isRedOnly ? 0 : count - 1;
  const counted = count * DIE + signs * SIGN.width + Math.max(0, count + signs - 1) * GAP;
  const nuts = Math.abs(by);
  if (nuts === 0) return counted;
  const paid = nuts <= 2 ? DIE + (nuts - 1) * DIE * (1 - COVERED) : 2 * SIGN.width + GAP + DIE;
  return counted + GAP + SIGN.width + GAP + paid;
}

/** A picture may be drawn so much smaller before there are fewer of them. */
const LEAST = 0.85;
/** The edges of a chip, and what is between two. */
const EDGES = 11;
const BETWEEN = 4;

/** How wide each of so many pictures side by side may be. */
export function shareOf(width: number, count: number, hasMore: boolean): number {
  const all = width - (hasMore ? target + BETWEEN : 0);
  return (all - (count - 1) * BETWEEN) / count - EDGES;
}

/** Whether a picture of that width, for words of the usual size, can be drawn in the room for it. */
export function fits(wide: number, room: number, growth: number): boolean {
  return wide * growth * LEAST <= room;
}

/** A face beside the words of a way, up to the next one; and what says how many more there are. */
export const FACE = 17;
const STEP = FACE + 1;
const MORE = 18;

/** How many faces out of so many stand side by side in that width; the others are counted behind them. */
export function facesIn(width: number, count: number): number {
  if (count * STEP <= width) return count;
  return Math.max(1, Math.min(count - 1, Math.floor((width - MORE) / STEP)));
}

/** Fewer than two of them would not say who. */
export function leastFaces(count: number): number {
  return count <= 2 ? count * STEP : 2 * STEP + MORE;
}
