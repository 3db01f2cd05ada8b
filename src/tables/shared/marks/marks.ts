import type { Seat } from '../../../game-core/kernel/seats';

/** What somebody is about to choose in a match that is over, and what would have been better; null where it was the best. */
export interface Marks<M> {
  readonly by: Seat;
  readonly chosen: M;
  readonly better: M | null;
}

/** best: what was chosen, and nothing was better. */
export type Mark = 'chosen' | 'better' | 'best';

const NONE: readonly Mark[] = [];

/** How something is marked that moves are about. Two moves may be about the same thing. */
export function marksOn<M>(marks: Marks<M> | null, isAbout: (move: M) => boolean): readonly Mark[] {
  if (marks === null) return NONE;
  const { chosen, better } = marks;
  if (better === null) return isAbout(chosen) ? ['best'] : NONE;
  return [
    ...(isAbout(chosen) ? (['chosen'] as const) : []),
    ...(isAbout(better) ? (['better'] as const) : []),
  ];
}
