import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Estimate } from '../arena/tally';

/** One of a level at a table of others. */
export interface Step {
  readonly level: string;
  /** Who sits in all other seats: the level below, or a plain tree search. */
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
  readonly steps: readonly Step[];
  readonly losses: readonly Loss[];
  readonly times: readonly Time[];
}

const FOLDER = join('docs', 'bots');

export function readResults(game: string): Results {
  try {
    return JSON.parse(readFileSync(fileOf(game), 'utf8')) as Results;
  } catch {
    return { steps: [], losses: [], times: [] };
  }
}

export function writeResults(game: string, results: Results): void {
  mkdirSync(dirname(fileOf(game)), { recursive: true });
  writeFileSync(fileOf(game), `${JSON.stringify(results, null, 2)}\n`);
}

function fileOf(game: string): string {
  return join(FOLDER, `${game}.json`);
}
