import { miceToMeetYou } from '../../src/game-core/games/mice-to-meet-you';
import { soloPerfect } from '../../src/game-core/games/mice-to-meet-you/solo/bot';
import type { Bot } from '../../src/game-core/kernel/game';
import { findBot, type Entry } from '../../src/game-core/kernel/registry';
import { readSoloValues } from '../solo-asset';

/** Bots that need more than the core has: they are made when they are asked for. */
interface MadeBot {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  make(): Bot;
}

const MADE_BOTS: readonly MadeBot[] = [
  {
    name: 'solo-perfect',
    game: miceToMeetYou.game.id,
    seats: 1,
    make: () => soloPerfect(readSoloValues('rating')),
  },
];

/** The names of all bots that can play the game at that many seats; at any number where absent. */
export function botNames({ game, bots }: Entry, seats?: number): string[] {
  const made = MADE_BOTS.filter(
    (bot) => bot.game === game.id && (seats === undefined || bot.seats === seats),
  );
  return [...bots, ...made].map(({ name }) => name);
}

export function makeBot(entry: Entry, name: string, seats: number): Bot | undefined {
  const made = MADE_BOTS.find((bot) => bot.game === entry.game.id && bot.name === name);
  return made?.seats === seats ? made.make() : findBot(entry, name);
}
