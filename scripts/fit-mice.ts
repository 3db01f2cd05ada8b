/**
 * Fits the weights in src/game-core/games/mice-to-meet-you/bots/outlook-weights.ts:
 * node scripts/run.mjs scripts/fit-mice.ts --games 4000
 *
 * All seats first choose by the worths of `steady`, then by those that were found or by earlier ones,
 * drawn for each game and seat. After every other turn the traits of all houses are noted, later who
 * won. Regression finds the weights that explain the victories best, from all games so far.
 */
import { belowAny } from '../src/game-core/search/below';
import { miceToMeetYou } from '../src/game-core/games/mice-to-meet-you';
import { traitsOf, worthsBy } from '../src/game-core/games/mice-to-meet-you/bots/outlook';
import { QuickPlayer } from '../src/game-core/games/mice-to-meet-you/bots/quick-player';
import { Sketch } from '../src/game-core/games/mice-to-meet-you/bots/sketch';
import { steadyWorths } from '../src/game-core/games/mice-to-meet-you/bots/steady-worths';
import type { Worths } from '../src/game-core/games/mice-to-meet-you/bots/worths';
import { configure } from '../src/game-core/kernel/config';
import { seatsOf } from '../src/game-core/kernel/seats';
import { solve } from './fit-logistic';
import { parseFlags, runCommand, UsageError } from './usage';

const { game } = miceToMeetYou;
const ROUNDS = 2;
const NEWTON_STEPS = 7;
/** Games in which nobody dares to end are left. */
const LONGEST = 400;

/** The traits of all houses, the next to roll first, and each one's share of the victory. */
interface Moment {
  readonly houses: readonly Float64Array[];
  readonly shares: readonly number[];
}

function play(seats: number, worths: readonly Worths[], stream: number, nth: number): Moment[] {
  const config = configure(game, { seats, start: nth % seats });
  if (!config.ok) throw new Error(config.error.message);
  const start = game.setup(config.value);
  const sketch = new Sketch();
  sketch.copy(game.apply(start, { by: 'chance', event: { type: 'start', seat: nth % seats } }));
  const players = worths.map((each) => new QuickPlayer(sketch, each));
  const seen: { readonly order: readonly number[]; readonly houses: Float64Array[] }[] = [];
  while (!sketch.isOver && sketch.turn < LONGEST) {
    players[sketch.active]?.playTurn(stream);
    if (sketch.isOver || belowAny(2, stream, -sketch.turn) === 0) continue;
    const order = seatsOf(seats).map((place) => (sketch.active + place) % seats);
    const houses = order.map((seat, place) =>
      // The last trait only keeps apart what is due to the turn; bots need not know it.
      Float64Array.from([
        ...traitsOf(sketch.handOf(seat), sketch.downOf(seat), sketch.nutsOf(seat)),
        place / seats,
      ]),
    );
    seen.push({ order, houses });
  }
  if (!sketch.isOver) return [];
  return seen.map(({ order, houses }) => ({
    houses,
    shares: order.map((seat) => sketch.shareOf(seat)),
  }));
}

/** Newton's method for the chances of several, held back very slightly. */
function fit(moments: readonly Moment[]): number[] {
  const size = moments[0]?.houses[0]?.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const slope = Float64Array.from(weights, (weight) => -weight);
    const bend = weights.map((_, row) => new Float64Array(size).fill(1, row, row + 1));
    for (const { houses, shares } of moments) {
      const strengths = houses.map((traits) =>
        Math.exp(weights.reduce((sum, weight, at) => sum + weight * (traits[at] as number), 0)),
      );
      const all = strengths.reduce((sum, strength) => sum + strength, 0);
      const mean = new Float64Array(size);
      houses.forEach((traits, place) => {
        const chance = (strengths[place] as number) / all;
        for (let at = 0; at < size; at += 1) {
          mean[at] = (mean[at] as number) + chance * (traits[at] as number);
        }
      });
      houses.forEach((traits, place) => {
        const chance = (strengths[place] as number) / all;
        const error = (shares[place] as number) - chance;
        for (let row = 0; row < size; row += 1) {
          const trait = traits[row] as number;
          slope[row] = (slope[row] as number) + error * trait;
          const share = chance * (trait - (mean[row] as number));
          const line = bend[row] as Float64Array;
          for (let at = 0; at < size; at += 1) {
            line[at] =
              (line[at] as number) + share * ((traits[at] as number) - (mean[at] as number));
          }
        }
      });
    }
    const change = solve(
      bend.map((line) => [...line]),
      [...slope],
    );
    weights = weights.map((weight, at) => weight + (change[at] as number));
  }
  return weights;
}

function weightsFor(seats: number, games: number): number[] {
  const pool: Worths[] = [steadyWorths()];
  const moments: Moment[] = [];
  let weights: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let nth = 0; nth < games; nth += 1) {
      const stream = belowAny(0x7fffffff, round, nth);
      const worths = seatsOf(seats).map((seat) => {
        const age = Math.max(0, belowAny(2 * pool.length, stream, -1000 - seat) - pool.length);
        return pool[pool.length - 1 - age] as Worths;
      });
      moments.push(...play(seats, worths, stream, nth));
    }
    weights = fit(moments);
    pool.push(worthsBy(weights));
  }
  return weights.slice(0, -1);
}

void runCommand('fit-mice', () => {
  const given = parseFlags({ games: { type: 'string', default: '4000' } }, process.argv.slice(2));
  const games = Number(given.games);
  if (!(games >= 1)) throw new UsageError('--games takes a number.');
  for (const seats of [2, 3, 4, 5]) {
    const rounded = weightsFor(seats, games).map((weight) => Number(weight.toFixed(2)));
    process.stdout.write(`[${rounded.join(', ')}],\n`);
  }
});
