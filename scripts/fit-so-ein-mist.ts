/**
 * Fits the weights in src/game-core/games/so-ein-mist/bots/outlook.ts:
 * node scripts/run.mjs scripts/fit-so-ein-mist.ts --games 2000
 *
 * All seats take the best single turn. Before each turn the points of all and what the active seat
 * may expect are noted, later whether it won. Logistic regression then finds the weights, for each
 * weight of a lead that is tried; the one that explains the victories best is taken.
 */
import { soEinMist } from '../src/game-core/games/so-ein-mist';
import { Sketch } from '../src/game-core/games/so-ein-mist/bots/sketch';
import { createChance, deriveSeed, seedFromText } from '../src/game-core/kernel/chance';
import { configure } from '../src/game-core/kernel/config';
import { seatsOf } from '../src/game-core/kernel/seats';
import { fitLogistic, type Sample } from './fit-logistic';
import { parseFlags, runCommand, UsageError } from './usage';

const { game } = soEinMist;
const LEADS = Array.from({ length: 13 }, (_, index) => 0.14 + 0.02 * index);

/** What was known before a turn, and the share of the victory that came of it. */
interface Moment {
  readonly late: number;
  readonly behind: readonly number[];
  readonly next: number;
  readonly outcome: number;
}

function momentsOf(seats: number, doubling: boolean, games: number): Moment[] {
  const config = configure(game, { seats, options: { doubling } });
  if (!config.ok) throw new Error(config.error.message);
  const sketch = new Sketch();
  const moments: Moment[] = [];
  for (let nth = 0; nth < games; nth += 1) {
    const random = createChance(deriveSeed(seedFromText('fit'), `${nth}`)).draw('deal');
    const empty = game.setup(config.value);
    const event = game.chance(empty, random);
    sketch.copy(game.apply(empty, { by: 'chance', event }).open);
    sketch.imagine(random.below(0x7fffffff));
    const dice = random.below(0x7fffffff);
    const seen: { readonly seat: number; readonly moment: Omit<Moment, 'outcome'> }[] = [];
    while (!sketch.isOver) {
      const seat = sketch.active;
      const own = sketch.pointsOf(seat);
      const others = seatsOf(seats).filter((other) => other !== seat);
      const behind = others.map((other) => sketch.pointsOf(other) - own);
      const late = 1 / Math.sqrt(sketch.turnsLeft(seat));
      seen.push({ seat, moment: { late, behind, next: sketch.expected() } });
      sketch.playOn(1, dice);
    }
    for (const { seat, moment } of seen) {
      moments.push({ ...moment, outcome: sketch.shareOf(seat) });
    }
  }
  return moments;
}

/** Where all others together are one rival: the weight of that trait comes out close to one. */
function sampleOf({ late, behind, next, outcome }: Moment, lead: number): Sample {
  const rivals = behind.reduce((sum, points) => sum + Math.exp(lead * late * points), 0);
  return { traits: [-Math.log(rivals), late * next, late], outcome };
}

function likelihood(samples: readonly Sample[], weights: readonly number[]): number {
  return samples.reduce((sum, { traits, outcome }) => {
    const z = traits.reduce((total, trait, at) => total + trait * (weights[at] as number), 0);
    return sum + outcome * z - Math.log1p(Math.exp(z));
  }, 0);
}

function fit(seats: number, doubling: boolean, games: number): string {
  const moments = momentsOf(seats, doubling, games);
  let best = { lead: 0, weights: [] as readonly number[], likely: -Infinity };
  for (const lead of LEADS) {
    const samples = moments.map((moment) => sampleOf(moment, lead));
    const weights = fitLogistic(samples);
    const likely = likelihood(samples, weights);
    if (likely > best.likely) best = { lead, weights, likely };
  }
  const [rivals = 0, next = 0, base = 0] = best.weights.map((weight) => weight.toFixed(2));
  return `${seats} seats: lead ${best.lead.toFixed(2)}, next ${next}, base ${base} (rivals ${rivals})`;
}

void runCommand('fit-so-ein-mist', () => {
  const given = parseFlags({ games: { type: 'string', default: '2000' } }, process.argv.slice(2));
  const games = Number(given.games);
  if (!(games >= 1)) throw new UsageError('--games takes a number.');
  for (const doubling of [false, true]) {
    process.stdout.write(doubling ? 'with doubling\n' : 'without doubling\n');
    for (const seats of [3, 4, 5, 6]) process.stdout.write(`  ${fit(seats, doubling, games)}\n`);
  }
});
