import type { Rating } from '../score';

/** What a solo player may want most: an empty hand at all, or the best rating on average. */
export type Goal = 'clear' | 'rating';
export const GOALS: readonly Goal[] = ['clear', 'rating'];

/** Where two choices are equally good for one goal, the other one decides. */
export const OTHER_GOAL: Readonly<Record<Goal, Goal>> = { clear: 'rating', rating: 'clear' };

/** The range of each goal's values. */
export const WORTH: Readonly<Record<Goal, { readonly least: number; readonly most: number }>> = {
  clear: { least: 0, most: 1 },
  rating: { least: 1, most: 7 },
};

/** What a finished game is worth: a rating of 4 or more is an empty hand. */
export function worthOf(goal: Goal, rating: Rating): number {
  if (goal === 'rating') return rating;
  return rating >= 4 ? 1 : 0;
}
