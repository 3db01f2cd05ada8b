import { miceToMeetYou } from '../../src/game-core/games/mice-to-meet-you';
import type { Mice, Move } from '../../src/game-core/games/mice-to-meet-you/types';
import { isOver, type Match } from '../../src/game-core/kernel/match';
import { outcomeOf } from '../../src/tables/mice-to-meet-you/choosing/outcome';
import type { TableOptions } from '../../src/storage/table-options';
import { asBot, playedUntil, stored, thereIs } from './played';
import { NAMES } from './saved';

export type MiceMatch = Match<Mice>;
export type MiceMoment = (match: MiceMatch) => boolean;

interface Wish {
  /** By seat: a bot by its name, or null for a person. */
  readonly bots: readonly (string | null)[];
  readonly names?: readonly string[];
  /** Alone: the nuts to start with. */
  readonly level?: 0 | 1 | 2 | 3;
  readonly seed?: string;
  /** What was agreed on about the table. */
  readonly tableOptions?: TableOptions;
  /** Who plays in every seat up to that moment. */
  readonly by?: string;
  readonly until: MiceMoment;
}

/** A match of MICE to meet you that bots played up to the first such moment, as it lies in storage under the name "game". */
export function savedMice(wish: Wish): Readonly<Record<string, string>> {
  const { bots, names = NAMES, level = 3, seed, by = 'steady', until, tableOptions } = wish;
  const course = { seats: bots.length, options: { level }, seed, choose: asBot<Mice>(by), until };
  return stored(thereIs(playedUntil(miceToMeetYou.game, course)), bots, names, tableOptions);
}

const tray = ({ state }: MiceMatch) => state.tray;
const asked = ({ state }: MiceMatch) => state.asked;
const moves = ({ origin: { game }, state }: MiceMatch): readonly Move[] =>
  state.asked === null ? [] : game.moves(game.view(state, state.asked));

/** After so many turns somebody is to throw. */
export const toThrow =
  (turns: number): MiceMoment =>
  ({ state }) =>
    state.turn >= turns && state.setting.start !== null && state.asked === null && !state.over;

/** After so many turns somebody has thrown and decides. */
export const deciding =
  (turns: number): MiceMoment =>
  (match) =>
    match.state.turn >= turns && asked(match) !== null && tray(match)?.left === null;

/** The same, with so many nuts at least, and so many rooms and larders in reach. */
export const withNuts =
  (turns: number, nuts: number): MiceMoment =>
  (match) =>
    deciding(turns)(match) && match.state.table.houses[asked(match)!]!.nuts >= nuts;

/** Somebody is asked for what another left; alone, for a second card. */
export const offered =
  (turns: number): MiceMoment =>
  (match) =>
    match.state.turn >= turns && asked(match) !== null && tray(match)?.left !== null;

/** A miss has so many possible costs. */
export const missCosts =
  (count: number): MiceMoment =>
  (match) =>
    moves(match).filter(({ type }) => type === 'miss').length >= count;

/** Somebody has thrown, and so many ways to one card leave what everybody else could use. */
export const manyWays =
  (count: number): MiceMoment =>
  (match) => {
    if (!deciding(0)(match)) return false;
    const { state } = match;
    const open = moves(match).flatMap((move) => {
      const isForAll =
        move.type === 'catch' &&
        outcomeOf(state, state.asked!, move).users.length === state.table.houses.length - 1;
      return isForAll ? [move.card] : [];
    });
    return open.some((card) => open.filter((each) => each === card).length >= count);
  };

/** Somebody needs but one more larder. */
export const nearTheEnd: MiceMoment = (match) =>
  asked(match) !== null &&
  tray(match)?.left === null &&
  match.state.table.houses.some(({ down }) => [9, 12, 15].every((card) => (down >> card) & 1));

export const over: MiceMoment = (match) => isOver(match);
