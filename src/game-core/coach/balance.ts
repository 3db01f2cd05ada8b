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
  /** What the own choices lost. */
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
  let luck = 0;
  let choices = 0;
  let slips = 0;
  let value = start;
  for (const { by, before, after } of steps) {
    const then = before[seat] ?? 0;
    luck += then - value;
    value = after[seat] ?? 0;
    if (by === 'chance') luck += value - then;
    else if (by === seat) choices += value - then;
    else slips += value - then;
  }
  return { start, luck: luck + result - value, choices, slips, result };
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
 * The same in tenths that add up as they are written. Start and result are rounded as any share is; each tenth that
 * is then left over goes to the part that was rounded most against it. Who lost nothing by choices is not told so.
 */
export function balanceInTenths(exact: Balance): Balance {
  const start = tenthsOf(exact.start);
  const result = tenthsOf(exact.result);
  const parts = {
    luck: inWhole(exact.luck),
    choices: inWhole(exact.choices),
    slips: inWhole(exact.slips),
  };
  for (;;) {
    const rest = result - start - parts.luck - parts.choices - parts.slips;
    if (rest === 0) return { start, ...parts, result };
    const tenth = Math.sign(rest);
    const shortBy = (part: keyof typeof parts) => (exact[part] * 1000 - parts[part]) * tenth;
    const canTake = (part: keyof typeof parts) =>
      part === 'luck' || (exact[part] !== 0 && !(part === 'choices' && parts.choices + tenth > 0));
    const [first = 'luck'] = (['luck', 'slips', 'choices'] as const)
      .filter(canTake)
      .sort((a, b) => shortBy(b) - shortBy(a));
    parts[first] += tenth;
  }
}
