/**
 * Finds how far windows end from what a play-out says, for src/game-core/games/misty/missed.ts:
 * node scripts/run.mjs scripts/fit-misty-missed.ts --games 240 --seats 4
 *
 * The strongest level plays in all seats. Whenever somebody chooses, the round is played on in imagined worlds, and the
 * points of all windows are compared with those that they had at its end. These are other games than those which the
 * judge is tried with.
 */
import { misty } from '../src/game-core/games/misty';
import { placings } from '../src/game-core/games/misty/bots/placing';
import { RoundPlayer } from '../src/game-core/games/misty/bots/round-player';
import { faceOf } from '../src/game-core/games/misty/faces';
import { leadsIn, levelled, MISSED_BY } from '../src/game-core/games/misty/missed';
import type { Move, View } from '../src/game-core/games/misty/types';
import { createChance, deriveSeed, type Chance } from '../src/game-core/kernel/chance';
import { replaced } from '../src/game-core/kernel/lists';
import { isDecision } from '../src/game-core/kernel/match';
import type { Seat } from '../src/game-core/kernel/seats';
import { gamesBetweenTop, runFit } from './between-top';

const { game } = misty;
/** Of a whole window. */
const CARDS = 12;
const WORLDS = 16;
const LAPS = 30;
/** Nothing is impossible. */
const SLIGHT = 0.001;
const LEVELLINGS = Array.from({ length: 16 }, (_, nth) => nth / 25);

/** How a window ended, and by how many of its play-outs it would have, for each way to miss. */
interface Seen {
  readonly fitting: readonly number[];
  readonly lead: number;
}

/** How far ends were from play-outs, with as many cards lacking. */
class Misses {
  private readonly seen: Seen[] = [];

  add(end: number, played: readonly number[], lead: number): void {
    const share = (by: number) => played.filter((points) => points + by === end).length;
    this.seen.push({ lead, fitting: MISSED_BY.map((by) => share(by) / played.length + SLIGHT) });
  }

  /**
   * The odds that make the ends likeliest, each of them a play-out and a miss. Play-outs differ by themselves, which is no
   * miss: what they cannot tell apart is shared out by the odds found so far, again and again.
   */
  odds(levelling: number): readonly number[] {
    let odds: readonly number[] = MISSED_BY.map(() => 1 / MISSED_BY.length);
    for (let lap = 0; lap < LAPS; lap += 1) {
      const missed = MISSED_BY.map(() => SLIGHT);
      const expected = MISSED_BY.map(() => SLIGHT);
      for (const { fitting, lead } of this.seen) {
        const model = levelled(odds, levelling * lead);
        const all = likelihoodOf(model, fitting);
        model.forEach((chance, nth) => {
          missed[nth] = (missed[nth] ?? 0) + (chance * (fitting[nth] ?? 0)) / all;
          expected[nth] = (expected[nth] ?? 0) + chance;
        });
      }
      const weights = odds.map((each, nth) => (each * (missed[nth] ?? 0)) / (expected[nth] ?? 1));
      const all = weights.reduce((sum, each) => sum + each, 0);
      odds = weights.map((each) => each / all);
    }
    return odds;
  }

  /** How well that explains the ends. */
  explainedBy(odds: readonly number[], levelling: number): number {
    return this.seen.reduce(
      (sum, { fitting, lead }) =>
        sum + Math.log(likelihoodOf(levelled(odds, levelling * lead), fitting)),
      0,
    );
  }
}

function likelihoodOf(odds: readonly number[], fitting: readonly number[]): number {
  return odds.reduce((sum, chance, nth) => sum + chance * (fitting[nth] ?? 0), 0);
}

/** The levelling that explains the ends best, and the odds with it. */
function asText(misses: readonly Misses[]): string {
  const tried = LEVELLINGS.map((levelling) => {
    const odds = misses.map((each) => each.odds(levelling));
    const explained = misses.reduce(
      (sum, each, nth) => sum + each.explainedBy(odds[nth] ?? [], levelling),
      0,
    );
    return { levelling, odds, explained };
  });
  const best = tried.reduce((one, other) => (other.explained > one.explained ? other : one));
  return `levelling: ${best.levelling}, odds: [${best.odds.map(inHundredths).join(',\n')}]`;
}

/** What is lost by rounding goes to those that miss nothing. */
function inHundredths(odds: readonly number[]): string {
  const rounded = odds.map((each) => Math.round(100 * each));
  const rest = 100 - rounded.reduce((sum, each) => sum + each, 0);
  return `[${rounded.map((each, nth) => each + (MISSED_BY[nth] === 0 ? rest : 0)).join(', ')}]`;
}

function missesOf(seats: number, games: number) {
  const lacking = () => Array.from({ length: CARDS }, () => new Misses());
  const found = { own: lacking(), others: lacking() };
  for (const { match, seed } of gamesBetweenTop(misty, seats, games, 'missed at misty')) {
    const chance = createChance(deriveSeed(seed, 'worlds'));
    const { scores } = match.state.open;
    for (let { last } = match; last !== null; last = last.before.last) {
      const { action, before } = last;
      if (!isDecision(action)) continue;
      const view = game.view(before.state, action.by);
      const ends = scores[view.open.scores.length] ?? [];
      const placed = view.open.windows[action.by]?.length ?? 0;
      const { points, leads } = playOn(view, action.by, action.move, chance);
      points.forEach((played, seat) => {
        const whose = seat === action.by ? found.own : found.others;
        whose[CARDS - placed - 1]?.add(ends[seat] ?? 0, played, leads[seat] ?? 0);
      });
    }
  }
  return found;
}

/**
 * The points of each seat in some imagined worlds, after that placing, and by how much it is ahead then; none where windows
 * come to life.
 */
function playOn(view: View, seat: Seat, move: Move, chance: Chance) {
  if (move.type !== 'place') return { points: [], leads: [] };
  const player = new RoundPlayer(view);
  const choice = placings(player.sketch, view.hands[seat] ?? []).find(
    ({ card, cell }) => cell === move.cell && faceOf(card) === faceOf(move.card),
  );
  if (choice === undefined) throw new Error(`${JSON.stringify(move)} is no placing.`);
  const worlds: (readonly number[])[] = [];
  for (let world = 0; world < WORLDS; world += 1) {
    const hands = player.imagine(chance.draw(`${view.open.scores.length}/${seat}/${world}`));
    const own = player.pointsAfter(hands, choice);
    worlds.push(replaced(player.pointsOfAll(hands), seat, own));
  }
  const points = view.open.windows.map((_, each) => worlds.map((all) => all[each] ?? 0));
  return { points, leads: leadsIn(worlds) };
}

void runFit('fit-misty-missed', { sizes: [2, 3, 4], games: 240 }, (seats, games) => {
  const found = Object.entries(missesOf(seats, games));
  const lines = found.map(([whose, misses]) => `${whose}: { ${asText(misses)} },`);
  return [`// ${seats} seats`, ...lines].join('\n');
});
