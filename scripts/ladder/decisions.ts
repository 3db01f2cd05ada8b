import { createChance, deriveSeed, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Kinds } from '../../src/game-core/kernel/game';
import { begin, isDecision } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';
import type { Entry } from '../../src/game-core/kernel/registry';
import { seatsOf } from '../../src/game-core/kernel/seats';

/**
 * What seats saw when they had a choice, in games of all levels against each other. One decision a
 * game, so that none of them depends on another.
 */
export function someDecisions({ game, levels }: Entry, count: number): Kinds['view'][] {
  const seats = Math.min(4, game.seats.max);
  const config = configure(game, { seats });
  if (!config.ok) throw new Error(config.error.message);
  const views: Kinds['view'][] = [];
  // The strongest level thinks too long to play whole games just for this.
  const quick = levels.slice(0, 3);
  for (let nth = 0; views.length < count; nth += 1) {
    const seed = deriveSeed(seedFromText(`decisions of ${game.id}`), `${nth}`);
    const seated = seatsOf(seats).map((seat) => quick[(seat + nth) % quick.length] ?? levels[0]);
    const match = playOut(
      begin(game, config.value, seed),
      seated.filter((bot) => bot !== undefined),
      createChance(seed),
    );
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
