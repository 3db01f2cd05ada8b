import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import type { Bot } from '../../../src/game-core/kernel/game';
import { begin, type Match } from '../../../src/game-core/kernel/match';
import { playOut } from '../../../src/game-core/kernel/play';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { seatsOf } from '../../../src/game-core/kernel/seats';

export const SEED = seedFromText('looking back');

/** A game of quick bots, the weakest level in seat 0. */
export function played({ game, levels }: Entry, seats: number, name: string): Match {
  const config = configure(game, { seats });
  if (!config.ok) throw new Error(config.error.message);
  const bots = seatsOf(seats).map((seat) => levels[seat === 0 ? 0 : 1] as Bot);
  return playOut(begin(game, config.value, seedFromText(name)), bots, createChance(SEED));
}
