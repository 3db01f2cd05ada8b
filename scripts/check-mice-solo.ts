import { miceToMeetYou } from '../src/game-core/games/mice-to-meet-you';
import { RATINGS, soloRating } from '../src/game-core/games/mice-to-meet-you/score';
import { soloPerfect } from '../src/game-core/games/mice-to-meet-you/solo/bot';
import { GOALS, worthOf, type Goal } from '../src/game-core/games/mice-to-meet-you/solo/goals';
import type { SoloValues } from '../src/game-core/games/mice-to-meet-you/solo/values';
import { worthNow } from '../src/game-core/games/mice-to-meet-you/solo/worth';
import { createChance, deriveSeed, seedFromText, type Seed } from '../src/game-core/kernel/chance';
import { begin } from '../src/game-core/kernel/match';
import { playOut } from '../src/game-core/kernel/play';
import { readSoloValues } from './solo-asset';
import { parseFlags, runCommand, UsageError } from './usage';

const HELP = `Plays the solved solo game of MICE to meet you through the real rules, and compares.

  npm run -s check:mice -- --games 200000

  --games N          how many games for each goal, a quarter of them at each level (200000)
  --seed TEXT        the same text gives the same dice (1)
  --help             this text

A mean is as it should be if it is within four standard errors of the solved value; if one is not,
the exit code is 1.
`;

const FLAGS = {
  games: { type: 'string', default: '200000' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const LEVELS = [3, 2, 1, 0] as const;
const MOST_ERRORS = 4;

void runCommand('check:mice', () => {
  const { games, seed, help } = parseFlags(FLAGS, process.argv.slice(2));
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  if (!/^[1-9]\d{0,8}$/.test(games))
    throw new UsageError(`--games takes a number, not "${games}".`);
  const count = Math.ceil(Number(games) / LEVELS.length);
  for (const goal of GOALS) {
    const values = readSoloValues(goal);
    for (const level of LEVELS) compare(goal, values, level, count, seedFromText(seed));
  }
});

function compare(
  goal: Goal,
  values: SoloValues,
  level: (typeof LEVELS)[number],
  games: number,
  seed: Seed,
): void {
  const { game } = miceToMeetYou;
  const config = { seats: 1, start: 0, options: { level } };
  const bot = soloPerfect(values);
  const counts = new Map<number, number>();
  for (let number = 0; number < games; number += 1) {
    const start = begin(game, config, deriveSeed(seed, `${goal}/${level}/${number}`));
    const rating = soloRating(playOut(start, [bot], createChance(seed)).state);
    if (rating === null) throw new Error('A game did not end.');
    counts.set(rating, (counts.get(rating) ?? 0) + 1);
  }
  const shares = RATINGS.map((rating) => (counts.get(rating) ?? 0) / games);
  const worths = RATINGS.map((rating) => worthOf(goal, rating));
  const mean = weighted(shares, worths);
  const square = weighted(
    shares,
    worths.map((worth) => worth * worth),
  );
  const error = Math.sqrt((square - mean * mean) / games);
  const solved = worthNow(values, game.setup(config));
  const isFine = Math.abs(mean - solved) <= MOST_ERRORS * error;
  if (!isFine) process.exitCode = 1;
  process.stdout.write(
    `${goal.padEnd(6)} ${level} nuts: solved ${solved.toFixed(6)}, ${games} games ${mean.toFixed(6)} ` +
      `± ${error.toFixed(6)} ${isFine ? 'fits' : 'DOES NOT FIT'}   ` +
      `${shares.map((share) => share.toFixed(4)).join(' ')}\n`,
  );
}

function weighted(shares: readonly number[], worths: readonly number[]): number {
  return shares.reduce((sum, share, index) => sum + share * (worths[index] ?? 0), 0);
}
