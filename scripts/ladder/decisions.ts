import { createChance, deriveSeed, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Bot, Kinds } from '../../src/game-core/kernel/game';
import { begin, isDecision } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';
import type { Entry } from '../../src/game-core/kernel/registry';
import { seatsOf } from '../../src/game-core/kernel/seats';

/** The best level that chooses in microseconds: it plays the many games that a measurement needs. */
export function quickLevel({ game, levels }: Entry): Bot {
  const level = game.id === 'misty' ? levels.at(-3) : levels.at(-2);
  if (level === undefined) throw new Error(`${game.id} has too few levels.`);
  return level;
}

/**
 * What seats saw when they had a choice, in games of the quick level with that many seats. One
 * decision a game, so that none of them depends on another.
 */
export function someDecisions(entry: Entry, count: number, seats: number): Kinds['view'][] {
  const { game } = entry;
  const config = configure(game, { seats });
  if (!config.ok) throw new Error(config.error.message);
  const seated = seatsOf(seats).map(() => quickLevel(entry));
  const views: Kinds['view'][] = [];
  for (let nth = 0; views.length < count; nth += 1) {
    const seed = deriveSeed(seedFromText(`decisions of ${game.id}`), `${nth}`);
    const match = playOut(begin(game, config.value, seed), seated, createChance(seed));
    const free: Kinds['view'][] = [];
    for (let { last } = match; last !== null; last = last.before.last) {
      if (!isDecision(last.action)) continue;
      const view = game.view(last.before.state, last.action.by);
      if (game.moves(view).length > 1) free.push(view);
    }
    const view = free[createChance(seed).draw('which').below(Math.max(1, free.length))];
    if (view !== undefined) views.push(view);
  }
  return views;
}
