import { misty } from '../../src/game-core/games/misty';
import type { Misty } from '../../src/game-core/games/misty/types';
import { isOver, type Match } from '../../src/game-core/kernel/match';
import { asBot, playedUntil, stored, thereIs } from './played';
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
export function savedMisty(wish: Wish): Readonly<Record<string, string>> {
  const { bots, tableOptions = {}, ...course } = wish;
  const choose = asBot<Misty>('greedy', ({ length }) => `thoughts/${length}`);
  const match = playedUntil(misty.game, { ...course, seats: bots.length, choose });
  return stored(thereIs(match), bots, NAMES, tableOptions);
}
