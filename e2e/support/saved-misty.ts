import { GAMES } from '../../src/game-core/games';
import { misty } from '../../src/game-core/games/misty';
import type { Misty, Move } from '../../src/game-core/games/misty/types';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { act, begin, draw, isOver, type Match } from '../../src/game-core/kernel/match';
import { findBot, findGame } from '../../src/game-core/kernel/registry';
import { writeSave } from '../../src/storage/save-format';
import { keyOf } from '../../src/storage/store';
import { NAMES } from './saved';

export type MistyMatch = Match<Misty>;

/** So many cards lie in every window, and nobody has chosen the next one. */
export const building =
  (cards: number, round = 0) =>
  ({ state: { open, hidden } }: MistyMatch): boolean =>
    open.stage.name === 'building' &&
    open.scores.length === round &&
    open.windows[0]?.length === cards &&
    hidden.picks.every((pick) => pick === null);

/** A window comes to life, and so many of its drawings have moved. */
export const waking =
  (seat: number, moved = 0, round = 0) =>
  ({ state: { open } }: MistyMatch): boolean =>
    open.stage.name === 'activating' &&
    open.scores.length === round &&
    (open.setting.start + open.stage.done) % open.setting.config.seats === seat &&
    open.moved[seat]?.length === moved;

/** The points of a round are read. */
export const scored =
  (rounds = 1) =>
  ({ state: { open } }: MistyMatch): boolean =>
    open.stage.name === 'dealing' && open.scores.length === rounds;

export const mistyOver = (match: MistyMatch): boolean => isOver(match);

interface Wish {
  /** By seat: a bot by its name, or null for a person. */
  readonly bots: readonly (string | null)[];
  readonly until: (match: MistyMatch) => boolean;
  readonly options?: Readonly<Record<string, boolean | number>>;
  readonly seed?: string;
  readonly tableOptions?: Readonly<Record<string, boolean>>;
}

/** A match of Misty that bots played up to the first such moment, as it lies in storage under the name "game". */
export function savedMisty({
  bots,
  until,
  options = {},
  seed = 'a rainy afternoon',
  tableOptions = {},
}: Wish): Readonly<Record<string, string>> {
  const { game } = misty;
  const players = bots.map((bot, seat) => ({ name: NAMES[seat] ?? '', bot }));
  const config = configure(game, { seats: bots.length, start: 0, options });
  if (!config.ok) throw new Error(config.error.message);
  const greedy = findBot(findGame(GAMES, game.id)!, 'greedy')!;
  let match: MistyMatch = begin(game, config.value, seedFromText(seed));
  while (!until(match)) {
    if (isOver(match)) throw new Error('There is no such moment in this match.');
    const turn = game.turn(match.state);
    if (turn.kind !== 'seats') {
      match = draw(match);
      continue;
    }
    const [seat = 0] = turn.seats;
    const thoughts = match.origin.chance.draw(`thoughts/${match.length}`);
    const move = greedy.choose(game.view(match.state, seat), thoughts);
    const acted = act(match, seat, move as Move);
    if (!acted.ok) throw new Error(acted.error.rule);
    match = acted.value;
  }
  const saved = { match: match as unknown as Match, players, people: bots.map(() => null) };
  return {
    [keyOf('matches', 'game')]: writeSave({ ...saved, playedAt: 0, tableOptions }).text,
  };
}
