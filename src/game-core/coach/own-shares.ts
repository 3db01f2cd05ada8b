import type { Seat } from '../kernel/seats';
import type { Appraised } from './appraise';

/** A match as one seat saw it, by what it knew itself. */
export interface OwnShares {
  /** What it could expect at each moment, the first one and the last one too. */
  readonly seen: readonly number[];
  /** What each action changed about that; the two add up to the difference of the moments around it. */
  readonly moved: readonly Moved[];
}

export interface Moved {
  /** By the choice itself, as it was judged before anything came of it. */
  readonly choice: number;
  /** By dice and cards, and by what came to light with the action. */
  readonly luck: number;
}

/**
 * Hands say what those expect who hold them. What another seat chose by its own shows nothing before all have chosen, so
 * that the seat stays where it was; what was dealt to it, or lies open then, says its own next choice.
 */
export function ownShares(
  start: number,
  steps: readonly Appraised[],
  result: number,
  seat: Seat,
): OwnShares {
  const seen: number[] = [];
  let now = start;
  steps.forEach((step, moment) => {
    seen.push(moment === 0 ? start : expectedAt(steps, moment, seat, now));
    now = isSeenBy(seat, step) ? (step.after[seat] ?? 0) : (seen[moment] ?? 0);
  });
  seen.push(result);
  const moved = steps.map((step, moment): Moved => {
    const isJudged = step.by !== 'chance' && isSeenBy(seat, step);
    const choice = isJudged ? (step.after[seat] ?? 0) - (step.before[seat] ?? 0) : 0;
    return { choice, luck: (seen[moment + 1] ?? 0) - (seen[moment] ?? 0) - choice };
  });
  return { seen, moved };
}

/** Its own next judgement, as far as nothing comes to light until then; unknown as long as there is none. */
function expectedAt(steps: readonly Appraised[], moment: number, seat: Seat, now: number): number {
  for (let nth = moment; nth < steps.length; nth += 1) {
    const step = steps[nth] as Appraised;
    if (isSeenBy(seat, step)) return step.before[seat] ?? 0;
    if (step.opens) return now;
  }
  return now;
}

/** Whether it was judged by what the seat knew. */
function isSeenBy(seat: Seat, { by, eyes }: Appraised): boolean {
  return eyes === null || by === seat;
}
