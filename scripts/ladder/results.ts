import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Estimate } from '../arena/tally';

/** One of a level at a table of others. */
export interface Step {
  readonly level: string;
  /** Who sits in all other seats: another level, or a plain tree search. */
  readonly against: string;
  readonly seats: number;
  /** The variant that is switched on; none by the standard rules. */
  readonly variant?: string;
  readonly games: number;
  readonly wins: Estimate;
}

/** What a level gives away by a decision, in shares of a victory. */
export interface Loss {
  readonly level: string;
  readonly decisions: number;
  readonly loss: Estimate;
}

/** Moves to which the judge gives about the same share of the victory, and how much they won of it. */
export interface Bin {
  readonly positions: number;
  readonly said: number;
  readonly won: Estimate;
}

/** How long a level thinks, in milliseconds. */
export interface Time {
  readonly level: string;
  readonly engine: Engine;
  readonly median: number;
  readonly worst: number;
}

export type Engine = 'V8' | 'jitless';

/** All that was measured about one game: a long run can be done part by part. */
export interface Results {
  /** From the level below to the next, and what the strongest one does otherwise. */
  readonly steps: readonly Step[];
  /** Every level among every other one. */
  readonly cross: readonly Step[];
  /** Who chooses by the judge, among the strongest level. */
  readonly judge: readonly Step[];
  readonly bins: readonly Bin[];
  readonly losses: readonly Loss[];
  readonly times: readonly Time[];
}

const FOLDER = join('docs', 'bots');

export function readResults(game: string): Results {
  const none: Results = { steps: [], cross: [], judge: [], bins: [], losses: [], times: [] };
  try {
    return { ...none, ...(JSON.parse(readFileSync(fileOf(game), 'utf8')) as Partial<Results>) };
  } catch {
    return none;
  }
}

export function writeResults(game: string, results: Results): void {
  mkdirSync(dirname(fileOf(game)), { recursive: true });
  writeFileSync(fileOf(game), `${JSON.stringify(results, null, 2)}\n`);
}

function fileOf(game: string): string {
  return join(FOLDER, `${game}.json`);
}

/** The list with a step that was played, in place of an earlier one of the same kind. */
export function withStep(
  steps: readonly Step[],
  step: Step,
  levels: readonly string[],
): readonly Step[] {
  return [...steps.filter((each) => !isSameTable(each, step)), step].sort(
    (a, b) =>
      levels.indexOf(a.level) - levels.indexOf(b.level) ||
      levels.indexOf(b.against) - levels.indexOf(a.against) ||
      (a.variant ?? '').localeCompare(b.variant ?? '') ||
      a.seats - b.seats,
  );
}

/** However much a tree search works: it is one yardstick. */
function isSameTable(a: Step, b: Step): boolean {
  const kind = ({ against }: Step) => against.replace(/-\d+$/, '');
  return (
    a.level === b.level && a.seats === b.seats && a.variant === b.variant && kind(a) === kind(b)
  );
}
