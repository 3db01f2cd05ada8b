import type { Seat } from '../../../kernel/seats';
import { quickBot } from '../../../kernel/thinking';
import { bestBy } from '../../../search/best';
import { movable } from '../activation';
import { FACE, faceOf } from '../faces';
import { MIDDLE, touch } from '../sheet';
import { shapesOf } from '../table';
import type { Misty } from '../types';
import { freeCells } from '../window';

/** How much each face is liked for itself. */
const LIKED: Readonly<Record<number, number>> = {
  [FACE.flower]: 3,
  [FACE.smile]: 2,
  [FACE.plain]: 1,
};

/**
 * Takes the prettiest card and lays it down beside the one before it. It never asks where an arrow
 * will lead, and moves its cards in the order in which they came.
 */
export const hasty = quickBot<Misty>('hasty', ({ seat, open, hands }) => {
  const own = seat as Seat;
  const window = open.windows[own] ?? [];
  if (open.stage.name === 'activating') {
    return { type: 'activate', card: movable(window, open.moved[own] ?? [])[0] as number };
  }
  const card = bestBy(hands[own] ?? [], (each) => LIKED[faceOf(each)] ?? 0);
  const latest = window.at(-1)?.cell ?? MIDDLE;
  const free = freeCells(window, shapesOf(open.setting.config));
  return { type: 'place', card, cell: bestBy(free, (cell) => (touch(cell, latest) ? 1 : 0)) };
});
