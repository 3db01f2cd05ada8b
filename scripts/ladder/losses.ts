import { createChance, deriveSeed, seedFromText } from '../../src/game-core/kernel/chance';
import type { Kinds } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import type { Seat } from '../../src/game-core/kernel/seats';
import { playedOn } from '../../src/game-core/search/rollouts';
import { victoryShares } from '../../src/game-core/search/shares';
import { Tally } from '../arena/tally';
import { someDecisions } from './decisions';
import type { Loss } from './results';

/** Where there are more moves than this, only those are compared that any level would choose. */
const FEW = 8;
/** Every game has it, and it takes microseconds. */
const POLICY = 'greedy';

/**
 * The long search: every move is played on to the end in many imagined worlds, all seats choosing by
 * the same quick level. A decision loses what the chosen move is worth less than the best one.
 * Half of the worlds say which move is best and the other half what it is worth, because the best
 * of noisy figures is always too good.
 */
export function measureLosses(entry: Entry, decisions: number, worlds: number): Loss[] {
  const { game, levels } = entry;
  const tallies = levels.map(() => new Tally());
  someDecisions(entry, decisions).forEach((view, nth) => {
    const seed = deriveSeed(seedFromText(`losses of ${game.id}`), `${nth}`);
    const chosen = levels.map(({ choose }) => choose(view, createChance(seed).draw('thoughts')));
    const keys = chosen.map((move) => JSON.stringify(move));
    const all = game.moves(view);
    const compared =
      all.length <= FEW ? all : all.filter((move) => keys.includes(JSON.stringify(move)));
    const judge = worthOf(entry, view, compared, seed, worlds, 'judge');
    const value = worthOf(entry, view, compared, seed, worlds, 'value');
    const best = judge.indexOf(Math.max(...judge));
    const names = compared.map((move) => JSON.stringify(move));
    levels.forEach((_, level) => {
      const own = value[names.indexOf(keys[level] as string)] ?? 0;
      tallies[level]?.add(nth, (value[best] as number) - own);
    });
  });
  return levels.map(({ name }, level) => {
    const loss = tallies[level]?.estimate() ?? { mean: 0, error: 0 };
    return { level: name, decisions, loss };
  });
}

function worthOf(
  { game, levels }: Entry,
  view: Kinds['view'],
  moves: readonly Kinds['move'][],
  seed: string,
  worlds: number,
  what: string,
): number[] {
  const policy = levels.find(({ name }) => name === POLICY);
  if (policy === undefined) throw new Error(`${game.id} has no ${POLICY} level.`);
  const sums = moves.map(() => 0);
  const worth = (state: Kinds['state'], seat: Seat) => victoryShares(game, state)[seat] ?? 0;
  for (let world = 0; world < worlds; world += 1) {
    const chance = createChance(deriveSeed(seed, `${what}/${world}`));
    const imagined = game.imagine(view, chance.draw('world'));
    moves.forEach((move, at) => {
      const state = game.apply(imagined, { by: view.seat as Seat, move });
      const end = playedOn({ game, policy, turns: Number.POSITIVE_INFINITY }, state, chance);
      sums[at] = (sums[at] as number) + worth(end, view.seat as Seat) / worlds;
    });
  }
  return sums;
}
