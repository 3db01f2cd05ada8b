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
import { MISSED_BY } from '../src/game-core/games/misty/missed';
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
const LAPS = 30;
/** Nothing is impossible. */
const SLIGHT = 0.01;

/** How far ends were from play-outs. */
class Misses {
  private readonly seen: { readonly end: number; readonly played: readonly number[] }[] = [];

  add(end: number, played: readonly number[]): void {
    this.seen.push({ end, played });
  }

  /**
   * The odds that make the ends likeliest, each of them a play-out and a miss. Play-outs differ by themselves, which is no
   * miss: what they cannot tell apart is shared out by the odds found so far, again and again.
   */
  odds(): number[] {
    let odds = MISSED_BY.map(() => 1 / MISSED_BY.length);
    for (let lap = 0; lap < LAPS; lap += 1) {
      const sums = MISSED_BY.map(() => SLIGHT);
      for (const { end, played } of this.seen) {
        const chances = MISSED_BY.map((by, nth) => {
          const fitting = played.filter((points) => points + by === end).length;
          return (odds[nth] ?? 0) * (fitting + SLIGHT);
        });
        const all = chances.reduce((sum, chance) => sum + chance, 0);
        chances.forEach((chance, nth) => (sums[nth] = (sums[nth] ?? 0) + chance / all));
      }
      const all = sums.reduce((sum, each) => sum + each, 0);
      odds = sums.map((each) => each / all);
    }
    return odds;
  }

  /** In hundredths; what is lost by rounding goes to those that miss nothing. */
  asText(): string {
    const rounded = this.odds().map((each) => Math.round(100 * each));
    const rest = 100 - rounded.reduce((sum, each) => sum + each, 0);
    return `[${rounded.map((each, nth) => each + (MISSED_BY[nth] === 0 ? rest : 0)).join(', ')}]`;
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
      ([whose, misses]) => `${whose}: [${misses.map((each) => each.asText()).join(',\n')}],\n`,
    );
    process.stdout.write(`// ${seats} seats\n${lines.join('')}`);
  }
});
