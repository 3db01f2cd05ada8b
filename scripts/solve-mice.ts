import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { RATINGS } from '../src/game-core/games/mice-to-meet-you/score';
import { distributions } from '../src/game-core/games/mice-to-meet-you/solo/distribution';
import { GOALS, type Goal } from '../src/game-core/games/mice-to-meet-you/solo/goals';
import {
  DICE_LEFT,
  HANDS,
  positionAt,
} from '../src/game-core/games/mice-to-meet-you/solo/positions';
import { solve, type Solution } from '../src/game-core/games/mice-to-meet-you/solo/solve';
import { packValues } from '../src/game-core/games/mice-to-meet-you/solo/values';
import { soloAsset } from './solo-asset';
import { parseFlags, runCommand, UsageError } from './usage';

const HELP = `Solves the solo game of MICE to meet you exactly, for one of two goals.

  npm run -s solve:mice -- --goal clear

  --goal clear       the greatest chance of an empty hand
  --goal rating      the greatest expected rating, 7 for the best to 1 for the worst
  --write            makes the values that the app carries: assets/solo/mice-GOAL.bin
  --help             this text

For each level, named by the nuts at the start, it prints the value of the game and how likely
each rating is when the goal is played for. Where two choices are equally good for the goal, the
other goal decides.
`;

const FLAGS = {
  goal: { type: 'string' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const LEVELS = [3, 2, 1, 0];

void runCommand('solve:mice', () => {
  const { goal, write, help } = parseFlags(FLAGS, process.argv.slice(2));
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  const solution = solve(readGoal(goal));
  process.stdout.write(describe(solution));
  if (write) writeAsset(solution);
});

function readGoal(text: string | undefined): Goal {
  const goal = GOALS.find((known) => known === text);
  if (goal === undefined) throw new UsageError(`--goal takes one of ${GOALS.join(', ')}.`);
  return goal;
}

function describe(solution: Solution): string {
  const ratings = distributions(solution);
  const rows = LEVELS.map((nuts) => {
    const value = solution.first[positionAt(DICE_LEFT.length - 1, nuts, HANDS - 1)] as number;
    const odds = RATINGS.map((rating) => (ratings[nuts]?.get(rating) ?? 0).toFixed(6));
    return [String(nuts), value.toFixed(12), ...odds];
  });
  const head = ['nuts', solution.goal, ...RATINGS.map((rating) => `rated ${rating}`)];
  const line = ([nuts = '', value = '', ...odds]: string[]) =>
    `${nuts.padEnd(4)}  ${value.padStart(14)}  ${odds.map((text) => text.padStart(8)).join('  ')}\n`;
  return [head, ...rows].map(line).join('');
}

function writeAsset({ goal, first }: Solution): void {
  const path = soloAsset(goal);
  const bytes = packValues(goal, first);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  process.stdout.write(`mice-${goal}.bin  ${bytes.length} bytes  sha256 ${checksum}\n`);
}
