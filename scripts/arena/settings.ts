import { GAMES } from '../../src/game-core/games';
import { seedFromText, type Seed } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Bot, Config } from '../../src/game-core/kernel/game';
import { findGame, type Entry } from '../../src/game-core/kernel/registry';
import { parseFlags, UsageError } from '../usage';
import { botNames, makeBot } from './bots';
import { kebab, readOptions } from './options';

/** A tournament as it was asked for. */
export interface Settings {
  readonly entry: Entry;
  readonly config: Config;
  /** One a seat, in the order in which they were named. */
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: Seed;
  readonly rotate: boolean;
  /** The file for the records, if they are wanted. */
  readonly json: string | null;
}

const FLAGS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '' },
  rotate: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const MOST_GAMES = 100_000_000;

/** What the command line asks for; null where it asks for help. */
export function readSettings(args: readonly string[]): Settings | null {
  const given = parseFlags(FLAGS, args);
  if (given.help) return null;
  const entry = readGame(given.game);
  const bots = readBots(entry, given.seats);
  const options = readOptions(entry.game.options, given.options);
  const configured = configure(entry.game, { seats: bots.length, options });
  if (!configured.ok) {
    const { message, option = '' } = configured.error;
    throw new UsageError(message.replace(option, kebab(option)));
  }
  return {
    entry,
    config: configured.value,
    bots,
    games: readCount(given.games),
    seed: seedFromText(given.seed),
    rotate: given.rotate,
    json: given.json ?? null,
  };
}

function readGame(id: string | undefined): Entry {
  const known = GAMES.map(({ game }) => game.id).join(', ');
  if (id === undefined) throw new UsageError(`Which game? --game takes one of ${known}.`);
  const entry = findGame(GAMES, id);
  if (entry === undefined) throw new UsageError(`There is no game "${id}"; there are ${known}.`);
  return entry;
}

function readBots(entry: Entry, seats: string | undefined): Bot[] {
  if (seats === undefined) {
    const known = botNames(entry).join(', ');
    throw new UsageError(`Who plays? --seats takes a bot a seat, with commas between: ${known}.`);
  }
  const names = seats.split(',').map((name) => name.trim());
  return names.map((name) => {
    const bot = makeBot(entry, name, names.length);
    if (bot !== undefined) return bot;
    const known = botNames(entry, names.length).join(', ');
    throw new UsageError(
      `${entry.game.id} has no bot "${name}" at ${names.length} seats; it has ${known}.`,
    );
  });
}

function readCount(text: string): number {
  const games = Number(text);
  if (!/^\d+$/.test(text) || games < 1 || games > MOST_GAMES) {
    throw new UsageError(`--games takes a whole number from 1 to ${MOST_GAMES}, not "${text}".`);
  }
  return games;
}
