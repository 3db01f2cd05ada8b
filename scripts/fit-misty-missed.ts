/**
 * Finds how far windows end from what a play-out says, for src/game-core/games/misty/missed.ts:
 * node scripts/run.mjs scripts/fit-misty-missed.ts --games 200 --seats 4
 *
 * The strongest level plays in all seats. Whenever somebody chooses, the round is played on in imagined worlds, and the
 * points of all windows are compared with those that they had at its end. These are other games than those which the
 * judge is tried with.
 */
import { misty } from '../src/game-core/games/misty';
import { placings } from '../src/game-core/games/misty/bots/placing';
import { RoundPlayer } from '../src/game-core/games/misty/bots/round-player';
import { faceOf } from '../src/game-core/games/misty/faces';
import { windowSize } from '../src/game-core/games/misty/table';
import type { Move, View } from '../src/game-core/games/misty/types';
import {
  createChance,
  deriveSeed,
  seedFromText,
  type Chance,
} from '../src/game-core/kernel/chance';
import { configure } from '../src/game-core/kernel/config';
import { begin, isDecision } from '../src/game-core/kernel/match';
import { playOut } from '../src/game-core/kernel/play';
import { seatsOf, type Seat } from '../src/game-core/kernel/seats';
import { parseFlags, runCommand, UsageError } from './usage';

const { game, levels } = misty;
const SEATS = [2, 3, 4];
const WORLDS = 16;

/** How far ends were from the mean of the play-outs, and how far those were from each other. */
class Misses {
  private count = 0;
  private sum = 0;
  private squares = 0;
  private between = 0;

  add(end: number, played: readonly number[]): void {
    const mean = played.reduce((sum, points) => sum + points, 0) / played.length;
    const squares = played.reduce((sum, points) => sum + (points - mean) ** 2, 0);
    this.count += 1;
    this.sum += end - mean;
    this.squares += (end - mean) ** 2;
    this.between += squares / (played.length - 1);
  }

  /** The mean of a few play-outs is off by itself, which is no miss. */
  asText(): string {
    const mean = this.sum / this.count;
    const spread = this.squares / this.count - mean ** 2;
    const beyond = spread - (this.between / this.count) * (1 + 1 / WORLDS);
    return `[${mean.toFixed(2)}, ${Math.max(0, beyond).toFixed(2)}]`;
  }
}

function missesOf(seats: number, games: number) {
  const config = configure(game, { seats });
  const top = levels.at(-1);
  if (!config.ok || top === undefined) throw new Error(`No game for ${seats}.`);
  const lacking = () => Array.from({ length: windowSize(config.value) }, () => new Misses());
  const found = { own: lacking(), others: lacking() };
  for (let nth = 0; nth < games; nth += 1) {
    const seed = deriveSeed(seedFromText('missed at misty'), `${seats}/${nth}`);
    const bots = seatsOf(seats).map(() => top);
    const match = playOut(begin(game, config.value, seed), bots, createChance(seed));
    const chance = createChance(deriveSeed(seed, 'worlds'));
    const { scores } = match.state.open;
    for (let { last } = match; last !== null; last = last.before.last) {
      const { action, before } = last;
      if (!isDecision(action)) continue;
      const view = game.view(before.state, action.by);
      const ends = scores[view.open.scores.length] ?? [];
      const placed = view.open.windows[action.by]?.length ?? 0;
      const at = windowSize(config.value) - placed - 1;
      playOn(view, action.by, action.move, chance).forEach((points, seat) => {
        const whose = seat === action.by ? found.own : found.others;
        whose[at]?.add(ends[seat] ?? 0, points);
      });
    }
  }
  return found;
}

/** The points of each seat in some imagined worlds, after that placing; none where windows come to life. */
function playOn(view: View, seat: Seat, move: Move, chance: Chance): readonly number[][] {
  if (move.type !== 'place') return [];
  const player = new RoundPlayer(view);
  const choice = placings(player.sketch, view.hands[seat] ?? []).find(
    ({ card, cell }) => cell === move.cell && faceOf(card) === faceOf(move.card),
  );
  if (choice === undefined) throw new Error(`${JSON.stringify(move)} is no placing.`);
  const points: number[][] = view.open.windows.map(() => []);
  for (let world = 0; world < WORLDS; world += 1) {
    const hands = player.imagine(chance.draw(`${view.open.scores.length}/${seat}/${world}`));
    const all = player.pointsOfAll(hands);
    all[seat] = player.pointsAfter(hands, choice);
    all.forEach((each, at) => points[at]?.push(each));
  }
  return points;
}

const FLAGS = {
  games: { type: 'string', default: '200' },
  seats: { type: 'string' },
} as const;

void runCommand('fit-misty-missed', () => {
  const given = parseFlags(FLAGS, process.argv.slice(2));
  const games = Number(given.games);
  if (!(games >= 1)) throw new UsageError('--games takes a number.');
  const sizes = SEATS.filter((seats) => given.seats === undefined || `${seats}` === given.seats);
  if (sizes.length === 0) throw new UsageError(`--seats takes ${SEATS.join(', ')}.`);
  for (const seats of sizes) {
    const { own, others } = missesOf(seats, games);
    const lines = Object.entries({ own, others }).map(
      ([whose, misses]) => `${whose}: [${misses.map((each) => each.asText()).join(', ')}],\n`,
    );
    process.stdout.write(`// ${seats} seats\n${lines.join('')}`);
  }
});
