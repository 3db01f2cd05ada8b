import type { Bot } from '../../src/game-core/kernel/game';
import { findBot, type Entry } from '../../src/game-core/kernel/registry';
import { ismcts } from '../../src/game-core/search/ismcts';
import { makeSoloBot, soloBotNames } from '../solo-bots';

/** The yardstick plays every game, with as many walks as its name says. */
const YARDSTICK = /^ismcts-([1-9]\d{0,5})$/;

/** The names of all bots that can play the game at that many seats; at any number where absent. */
export function botNames({ game, bots }: Entry, seats = 1): string[] {
  const solo = seats === 1 ? soloBotNames(game.id) : [];
  return [...bots.map(({ name }) => name), ...solo, 'ismcts-WALKS'];
}

export function makeBot(entry: Entry, name: string, seats: number): Bot | undefined {
  const walks = YARDSTICK.exec(name)?.[1];
  if (walks !== undefined) return ismcts(entry.game, name, Number(walks));
  return findBot(entry, name) ?? (seats === 1 ? makeSoloBot(entry.game.id, name) : undefined);
}
