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
import { fitShares, type Shared } from './fit-shares';
import { parseFlags, runCommand, UsageError } from './usage';

const { game } = miceToMeetYou;
const ROUNDS = 2;
/** Games in which nobody dares to end are left. */
const LONGEST = 400;

function play(seats: number, worths: readonly Worths[], stream: number, nth: number): Shared[] {
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
    traits: houses,
    shares: order.map((seat) => sketch.shareOf(seat)),
  }));
}

function weightsFor(seats: number, games: number): number[] {
  const pool: Worths[] = [steadyWorths()];
  const moments: Shared[] = [];
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
    weights = fitShares(moments);
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
