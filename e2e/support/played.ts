import { GAMES } from '../../src/game-core/games';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Game, Kinds } from '../../src/game-core/kernel/game';
import { act, begin, draw, isOver, type Match } from '../../src/game-core/kernel/match';
import { findBot, findGame } from '../../src/game-core/kernel/registry';
import { writeSave } from '../../src/storage/save-format';
import { keyOf } from '../../src/storage/store';
import type { TableOptions } from '../../src/storage/table-options';

/** What somebody does who is asked. */
export type Choose<K extends Kinds> = (match: Match<K>, seat: number) => K['move'];

/** As a bot would, whatever the seat; some think about chance. */
export const asBot =
  <K extends Kinds>(name: string, thoughts: (match: Match<K>) => string = () => 'nothing') =>
  (match: Match<K>, seat: number): K['move'] => {
    const { game, chance } = match.origin;
    const bot = findBot(findGame(GAMES, game.id)!, name)!;
    return bot.choose(game.view(match.state, seat), chance.draw(thoughts(match)));
  };

/** One action further: chance, or what is chosen. */
export function stepOf<K extends Kinds>(match: Match<K>, choose: Choose<K>): Match<K> {
  const turn = match.origin.game.turn(match.state);
  if (turn.kind !== 'seats') return draw(match);
  const [seat = 0] = turn.seats;
  const acted = act(match, seat, choose(match, seat));
  if (!acted.ok) throw new Error(acted.error.rule);
  return acted.value;
}

interface Course<K extends Kinds> {
  readonly seats: number;
  readonly start?: number;
  readonly options?: Readonly<Record<string, boolean | number>>;
  /** Any text: another one is another game. */
  readonly seed?: string;
  readonly choose: Choose<K>;
  readonly until: (match: Match<K>) => boolean;
}

/** A match that was played up to the first such moment; null where it has none. */
export function playedUntil<K extends Kinds>(
  game: Game<K>,
  { seats, start = 0, options = {}, seed = 'a rainy afternoon', choose, until }: Course<K>,
): Match<K> | null {
  const config = configure(game, { seats, start, options });
  if (!config.ok) throw new Error(config.error.message);
  let match = begin(game, config.value, seedFromText(seed));
  while (!until(match)) {
    if (isOver(match)) return null;
    match = stepOf(match, choose);
  }
  return match;
}

export function thereIs<T>(found: T | null): T {
  if (found === null) throw new Error('There is no such moment in this match.');
  return found;
}

/** A match as it lies in storage, under the name "game". */
export function stored<K extends Kinds>(
  match: Match<K>,
  /** By seat: a bot by its name, or null for a person. */
  bots: readonly (string | null)[],
  names: readonly string[],
  tableOptions?: TableOptions,
): Readonly<Record<string, string>> {
  const players = bots.map((bot, seat) => ({ name: names[seat] ?? '', bot }));
  const people = bots.map(() => null);
  const saved = { match: match as unknown as Match, players, people, playedAt: 0, tableOptions };
  return { [keyOf('matches', 'game')]: writeSave(saved).text };
}
