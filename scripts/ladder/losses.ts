import { createChance, deriveSeed, seedFromText } from '../../src/game-core/kernel/chance';
import type { Kinds } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import type { Seat } from '../../src/game-core/kernel/seats';
import { playedOn } from '../../src/game-core/search/rollouts';
import { victoryShares } from '../../src/game-core/search/shares';
import { Tally } from '../arena/tally';
import { quickLevel, someDecisions } from './decisions';
import type { Loss } from './results';

const SEATS = 4;
/** So many moves get the long look, beside those that a level would make. */
const FEW = 8;
/** Where there are more, they are first compared in so small a share of the worlds. */
const FIRST_LOOK = 0.1;

/**
 * The long search: moves are played on to the end in many imagined worlds, all seats choosing by the
 * same quick level. A decision loses what the chosen move is worth less than the best one. Half of
 * the worlds say which move is best and the other half what it is worth, because the best of noisy
 * figures is always too good.
 */
export function measureLosses(entry: Entry, decisions: number, worlds: number): Loss[] {
  const { game, levels } = entry;
  const tallies = levels.map(() => new Tally());
  someDecisions(entry, decisions, Math.min(SEATS, game.seats.max)).forEach((view, nth) => {
    const seed = deriveSeed(seedFromText(`losses of ${game.id}`), `${nth}`);
    const chosen = levels.map(({ choose }) => choose(view, createChance(seed).draw('thoughts')));
    const search = new LongSearch(entry, view, seed);
    const compared = search.promising(chosen, Math.ceil(FIRST_LOOK * worlds));
    const judged = search.worths(compared, worlds, 'judge');
    const worths = search.worths(compared, worlds, 'worth');
    const most = worths[judged.indexOf(Math.max(...judged))] as number;
    chosen.forEach((move, level) => {
      const own = worths[compared.findIndex((other) => isSame(other, move))];
      if (own === undefined) throw new Error(`${JSON.stringify(move)} was not compared.`);
      tallies[level]?.add(nth, most - own);
    });
  });
  return levels.map(({ name }, level) => {
    const loss = tallies[level]?.estimate() ?? { mean: 0, error: 0 };
    return { level: name, decisions, loss };
  });
}

class LongSearch {
  constructor(
    private readonly entry: Entry,
    private readonly view: Kinds['view'],
    private readonly seed: string,
  ) {}

  /** The moves that were chosen, and those that look best at first. */
  promising(chosen: readonly Kinds['move'][], worlds: number): readonly Kinds['move'][] {
    const all = this.entry.game.moves(this.view);
    if (all.length <= FEW) return all;
    const worths = this.worths(all, worlds, 'first look');
    const order = all.map((_, at) => at).sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0));
    const few = new Set(order.slice(0, FEW));
    return all.filter((move, at) => few.has(at) || chosen.some((other) => isSame(other, move)));
  }

  /** What each move comes to, in shares of the victory; all of them meet the same worlds. */
  worths(moves: readonly Kinds['move'][], worlds: number, look: string): number[] {
    const { game } = this.entry;
    const policy = quickLevel(this.entry);
    const seat = this.view.seat as Seat;
    const sums = moves.map(() => 0);
    for (let world = 0; world < worlds; world += 1) {
      const chance = createChance(deriveSeed(this.seed, `${look}/${world}`));
      const imagined = game.imagine(this.view, chance.draw('world'));
      moves.forEach((move, at) => {
        const state = game.apply(imagined, { by: seat, move });
        const end = playedOn({ game, policy, turns: Number.POSITIVE_INFINITY }, state, chance);
        sums[at] = (sums[at] as number) + (victoryShares(game, end)[seat] ?? 0) / worlds;
      });
    }
    return sums;
  }
}

function isSame(one: Kinds['move'], other: Kinds['move']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
