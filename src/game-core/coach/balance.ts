import type { Shares } from '../kernel/judge';
import type { Seat } from '../kernel/seats';

/** An action of a match, by what every seat might expect before and after it. */
export interface Step {
  readonly by: Seat | 'chance';
  readonly before: Shares;
  readonly after: Shares;
}

/** How a seat came from what it might expect at the start to its result: the parts add up to the difference. */
export interface Balance {
  readonly start: number;
  /** What dice and cards gave, and what came to light. */
  readonly luck: number;
  /** What the own choices lost, each as its price is written: one that cost 12.3 is not 12.4 in the sum. */
  readonly choices: number;
  /** What the others gave away by theirs, or won at this seat's cost. */
  readonly slips: number;
  readonly result: number;
}

/** Nothing is left out: what changes between two actions became known to who decides, so it is luck. */
export function balanceOf(
  seat: Seat,
  start: number,
  steps: readonly Step[],
  result: number,
): Balance {
  let inTenths = 0;
  let slips = 0;
  for (const { by, before, after } of steps) {
    const [then, now] = [before[seat] ?? 0, after[seat] ?? 0];
    if (by === seat) inTenths += tenthsOf(now) - tenthsOf(then);
    else if (by !== 'chance') slips += now - then;
  }
  const choices = inTenths / 1000;
  return { start, luck: result - start - choices - slips, choices, slips, result };
}

/** A share as it is written: in tenths of a per cent. None is written as certain before it is. */
export function tenthsOf(share: number): number {
  const tenths = inWhole(share);
  return share > 0 && share < 1 ? Math.min(999, Math.max(1, tenths)) : tenths;
}

function inWhole(difference: number): number {
  // Not -0: who lost nothing lost nothing.
  return Math.round(difference * 1000) + 0;
}

/**
 * The same in tenths that add up as they are written. All but luck are rounded as anything is; luck, which nobody sees
 * in parts, takes what is then left over.
 */
export function balanceInTenths(exact: Balance): Balance {
  const start = tenthsOf(exact.start);
  const result = tenthsOf(exact.result);
  const choices = inWhole(exact.choices);
  const slips = inWhole(exact.slips);
  return { start, luck: result - start - choices - slips, choices, slips, result };
}
