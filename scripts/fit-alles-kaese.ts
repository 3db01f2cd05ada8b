/**
 * Fits the weights in src/game-core/games/alles-kaese/bots/outlook.ts anew, one step from those that
 * are there: node scripts/run.mjs scripts/fit-alles-kaese.ts --games 20000
 *
 * A steady seat plays against random, greedy or other steady seats. After each of its turns its
 * traits are noted, later whether it won. Logistic regression then finds the weights.
 */
import { allesKaese } from '../src/game-core/games/alles-kaese';
import { outlookOf, traitsOf, type Traits } from '../src/game-core/games/alles-kaese/bots/outlook';
import { supplyCount } from '../src/game-core/games/alles-kaese/table';
import type { AllesKaese } from '../src/game-core/games/alles-kaese/types';
import { createChance, deriveSeed, pick, seedFromText } from '../src/game-core/kernel/chance';
import type { Bot } from '../src/game-core/kernel/game';
import { begin, isOver, type Match } from '../src/game-core/kernel/match';
import { playOut } from '../src/game-core/kernel/play';
import { findBot } from '../src/game-core/kernel/registry';
import { seatsOf, type Seat } from '../src/game-core/kernel/seats';
import { standings } from '../src/game-core/kernel/standings';
import { quickBot } from '../src/game-core/kernel/thinking';
import { fitLogistic, type Sample } from './fit-logistic';
import { parseFlags, runCommand, UsageError } from './usage';

const { game } = allesKaese;
const NAMES = ['base', 'lead', 'ahead', 'aheadInDanger', 'rounds', 'oneTrap', 'twoTraps'] as const;

/** Now and then any move, so that situations which a steady seat avoids are weighed as well. */
const CURIOUS = 12;
const curious = quickBot<AllesKaese>('curious', (view, random) =>
  random.below(CURIOUS) === 0 ? pick(game.moves(view), random) : bot('steady').choose(view, random),
);

function bot(name: string): Bot<AllesKaese> {
  const found = findBot(allesKaese, name);
  if (found === undefined) throw new Error(`There is no bot called ${name}.`);
  return found;
}

/** The traits of a seat after each of its turns, with its share of the victory. */
function samplesOf(match: Match<AllesKaese>, seat: Seat): Sample[] {
  const winners = standings(game, match.state).filter(({ rank }) => rank === 1);
  const outcome = winners.some((place) => place.seat === seat) ? 1 / winners.length : 0;
  const samples: Sample[] = [];
  for (let moment = match; moment.last !== null; moment = moment.last.before) {
    if (moment.last.action.by !== seat || isOver(moment)) continue;
    const { board } = moment.state.open;
    const traits: Traits = traitsOf(outlookOf(board, seat), supplyCount(board));
    samples.push({ traits: NAMES.map((name) => traits[name]), outcome });
  }
  return samples;
}

function fit(seats: number, games: number): readonly number[] {
  const fields = [bot('random'), bot('greedy'), curious];
  const samples: Sample[] = [];
  for (let index = 0; index < games; index += 1) {
    const seed = deriveSeed(seedFromText('fit-alles-kaese'), `${seats}/${index}`);
    const own = index % seats;
    const others = fields[Math.floor(index / seats) % fields.length] as Bot<AllesKaese>;
    const bots = seatsOf(seats).map((seat) => (seat === own ? curious : others));
    const start = begin(game, { seats, start: 'random', options: {} }, seed);
    const match = playOut(start, bots, createChance(deriveSeed(seed, 'thoughts')));
    samples.push(...samplesOf(match, own));
  }
  return fitLogistic(samples);
}

void runCommand('fit-alles-kaese', () => {
  const { games: text } = parseFlags(
    { games: { type: 'string', default: '20000' } },
    process.argv.slice(2),
  );
  const games = Number(text);
  if (!Number.isInteger(games) || games < 100) throw new UsageError('--games takes 100 or more.');
  const { min, max } = game.seats;
  const fitted = seatsOf(max - min + 1).map((index) => fit(min + index, games));
  NAMES.forEach((name, at) => {
    const row = fitted.map((weights) => (weights[at] as number).toFixed(3));
    process.stdout.write(`${name}: [${row.map(Number).join(', ')}],\n`);
  });
});
