import type { Seat } from '../kernel/seats';
import type { Appraised } from './appraise';

/** What a seat could expect before and after a step, by what it knew itself. */
export interface OwnShares {
  readonly before: number;
  readonly after: number;
}

/**
 * Hands say what those expect who hold them. What another seat chose by its own shows nothing before all have chosen, so
 * that the seat stays where it was; and what was dealt to it says its own next choice.
 */
export function ownShares(start: number, steps: readonly Appraised[], seat: Seat): OwnShares[] {
  const found: OwnShares[] = [];
  let now = start;
  steps.forEach((step, nth) => {
    const before = step.eyes === null || step.by === seat ? (step.before[seat] ?? 0) : now;
    if (step.eyes === null || step.eyes === seat) now = step.after[seat] ?? 0;
    else if (step.by === 'chance') now = expectedNext(steps.slice(nth + 1), seat) ?? now;
    found.push({ before, after: now });
  });
  return found;
}

/** By its own eyes, the next time that it chooses; unknown as long as that is not judged. */
function expectedNext(steps: readonly Appraised[], seat: Seat): number | undefined {
  return steps.find(({ by }) => by === seat)?.before[seat];
}
