import type { Bot } from '../../src/game-core/kernel/game';
import { findBot, type Entry } from '../../src/game-core/kernel/registry';
import { makeSoloBot, soloBotNames } from '../solo-bots';

/** The names of all bots that can play the game at that many seats; at any number where absent. */
export function botNames({ game, bots }: Entry, seats = 1): string[] {
  const solo = seats === 1 ? soloBotNames(game.id) : [];
  return [...bots.map(({ name }) => name), ...solo];
}

export function makeBot(entry: Entry, name: string, seats: number): Bot | undefined {
  return findBot(entry, name) ?? (seats === 1 ? makeSoloBot(entry.game.id, name) : undefined);
}
