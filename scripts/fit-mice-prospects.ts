/**
 * Fits the figures of a race in src/game-core/games/mice-to-meet-you/prospects.ts:
 * node scripts/run.mjs scripts/fit-mice-prospects.ts --games 8000 --seats 4
 *
 * The strongest level plays in all seats. Before each throw it is noted how the race stands, later who won. Regression
 * finds the figures that explain the victories best. These are other games than those which the judge is tried with.
 */
import { miceToMeetYou } from '../src/game-core/games/mice-to-meet-you';
import { Sketch } from '../src/game-core/games/mice-to-meet-you/bots/sketch';
import { standingOf, type Race } from '../src/game-core/games/mice-to-meet-you/prospects';
import type { State } from '../src/game-core/games/mice-to-meet-you/types';
import { createChance, deriveSeed, seedFromText } from '../src/game-core/kernel/chance';
import { configure } from '../src/game-core/kernel/config';
import { begin } from '../src/game-core/kernel/match';
import { playOut } from '../src/game-core/kernel/play';
import { seatsOf } from '../src/game-core/kernel/seats';
import { victoryShares } from '../src/game-core/search/shares';
import { fitShares, type Shared } from './fit-shares';
import { parseFlags, runCommand, UsageError } from './usage';

const { game, levels } = miceToMeetYou;
const SEATS = [2, 3, 4, 5];

function raceOf(seats: number, games: number): Race {
  const moments = Array.from({ length: games }, (_, nth) => play(seats, nth)).flat();
  const [atTheEnd = 0, early = 0, waiting = 0] = fitShares(moments);
  return { atTheEnd, early, waiting };
}

/** How the race stood before each throw of a game, and how it ended. */
function play(seats: number, nth: number): Shared[] {
  const config = configure(game, { seats });
  const top = levels.at(-1);
  if (!config.ok || top === undefined) throw new Error(`No game for ${seats}.`);
  const seed = deriveSeed(seedFromText('prospects of mice'), `${seats}/${nth}`);
  const bots = seatsOf(seats).map(() => top);
  const match = playOut(begin(game, config.value, seed), bots, createChance(seed));
  const shares = victoryShares(game, match.state);
  const moments: Shared[] = [];
  for (let { last } = match; last !== null; last = last.before.last) {
    const { before, action } = last;
    if (action.by !== 'chance' || action.event.type !== 'roll') continue;
    moments.push({ traits: traitsOf(before.state), shares });
  }
  return moments;
}

/** What each figure of a race is multiplied with, a row for each seat. */
function traitsOf(state: State): number[][] {
  const sketch = new Sketch();
  sketch.copy(state);
  const { worths, waits, fewest } = standingOf(sketch);
  return worths.map((worth, seat) => [
    worth,
    -(fewest ** 2) * worth,
    -(waits[seat] ?? 0) / Math.sqrt(fewest),
  ]);
}

const FLAGS = {
  games: { type: 'string', default: '8000' },
  seats: { type: 'string' },
} as const;

void runCommand('fit-mice-prospects', () => {
  const given = parseFlags(FLAGS, process.argv.slice(2));
  const games = Number(given.games);
  if (!(games >= 1)) throw new UsageError('--games takes a number.');
  const sizes = SEATS.filter((seats) => given.seats === undefined || `${seats}` === given.seats);
  if (sizes.length === 0) throw new UsageError(`--seats takes ${SEATS.join(', ')}.`);
  for (const seats of sizes) {
    const { atTheEnd, early, waiting } = raceOf(seats, games);
    process.stdout.write(
      `${seats} seats: atTheEnd ${atTheEnd.toFixed(2)}, early ${early.toFixed(4)}, waiting ${waiting.toFixed(2)}\n`,
    );
  }
});
