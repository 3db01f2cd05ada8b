import { allesKaese } from '../../src/game-core/games/alles-kaese';
import { LAST_TRAP } from '../../src/game-core/games/alles-kaese/cards';
import {
  activeSeat,
  countFronts,
  slotsWith,
  supplyCount,
} from '../../src/game-core/games/alles-kaese/table';
import type { AllesKaese, Move, Open } from '../../src/game-core/games/alles-kaese/types';
import { draw, isOver, type Match } from '../../src/game-core/kernel/match';
import { standings } from '../../src/game-core/kernel/standings';
import type { TableOptions } from '../../src/storage/table-options';
import { asBot, playedUntil, stored } from './played';
import { NAMES } from './saved';

export type KaeseMatch = Match<AllesKaese>;
export type Until = (match: KaeseMatch) => boolean;

const { game } = allesKaese;

const matching = ({ board, die }: Open) => (die === null ? [] : slotsWith(board, die));
const trapsOf = ({ board }: Open, seat: number) => countFronts(board.rows[seat] ?? [], 'trap');

/** How many slices under which the seat at turn has looked stand there still. */
export function pawsOf({ state: { open } }: KaeseMatch): number {
  const { seats } = open.setting.config;
  const seat = activeSeat(open);
  const own = open.log.filter(
    ({ type }, turn) => type === 'peek' && (open.setting.start + turn) % seats === seat,
  );
  return new Set(own.map(({ card }) => card).filter((card) => open.board.display.includes(card)))
    .size;
}

/** Somebody is to throw, and nobody has to look before that. */
export const toThrow: Until = ({ state: { open } }) =>
  open.die === null && open.log.length > 0 && open.log.at(-1)?.type !== 'peek';

/** Who sits first is at turn. */
export const isAnnasTurn: Until = ({ state: { open } }) => activeSeat(open) === 0;

/** Somebody is to throw, and that brings such a moment. */
export const thenThrown =
  (until: Until): Until =>
  (match) =>
    toThrow(match) && until(draw(match));

/** Nothing matches: whoever is at turn looks under a slice. */
export const toPeek: Until = ({ state: { open } }) =>
  open.die !== null && matching(open).length === 0;

/** So many slices match, or more. */
export const matches =
  (least: number, most = 6): Until =>
  ({ state: { open } }) =>
    matching(open).length >= least && matching(open).length <= most;

/** Who is at turn has looked under a slice that lies there still, and may keep another one. */
export const canLookAgain: Until = (match) => match.state.open.die !== null && pawsOf(match) > 0;

/** Who is at turn has two traps, and all that match are traps. */
export const toBeCaught: Until = ({ state: { open, pack } }) =>
  matching(open).length > 0 &&
  trapsOf(open, activeSeat(open)) === LAST_TRAP - 1 &&
  matching(open).every((slot) => pack[open.board.display[slot] ?? -1]?.front === 'trap');

/** One slice is left in the pile. */
export const onLastSlice: Until = ({ state: { open } }) => supplyCount(open.board) === 1;

/** Who is at turn would be caught by one more trap. */
export const isAtRisk: Until = ({ state: { open } }) =>
  trapsOf(open, activeSeat(open)) === LAST_TRAP - 1;

/** Over; two have as many holes, and the number of cheeses decides between them. */
export const decidedByCheese: Until = (match) =>
  isOver(match) &&
  standings(game, match.state).some(({ decidedBy }) => decidedBy === 'cheese') &&
  match.state.open.board.rows.every((_, seat) => trapsOf(match.state.open, seat) < LAST_TRAP);

/** Over; who sits first is alone in front, so that her chance has risen in steps that can be seen. */
export const wonByAnna: Until = (match) =>
  isOver(match) &&
  standings(game, match.state).every(({ seat, rank }) => (seat === 0) === (rank === 1));

/** Over; somebody is caught. */
export const overByTrap: Until = ({ state: { open } }) =>
  open.board.rows.some((_, seat) => trapsOf(open, seat) === LAST_TRAP);

export const both =
  (one: Until, other: Until): Until =>
  (match) =>
    one(match) && other(match);

/** Whatever the bot thinks of it, or what matches is always kept, or thrown away. */
export type Manner = 'steady' | 'keeps' | 'throws away';

interface Wish {
  readonly names?: readonly string[];
  readonly tableOptions?: TableOptions;
  readonly manner?: Manner;
}

const MOST_SEEDS = 400;

/**
 * A match of Alles Käse! that was played up to the first such moment, as it lies in storage under the name
 * "game". Where one match has no such moment, another one has.
 */
export function savedKaese(
  bots: readonly (string | null)[],
  until: Until,
  { names = NAMES, tableOptions, manner = 'steady' }: Wish = {},
): Readonly<Record<string, string>> {
  for (let nth = 0; nth < MOST_SEEDS; nth += 1) {
    const seed = nth === 0 ? 'a rainy afternoon' : `a rainy afternoon ${nth}`;
    const match = playedUntil(game, {
      seats: bots.length,
      seed,
      choose: (now, seat) => chosen(now, seat, manner),
      until,
    });
    if (match !== null) return stored(match, bots, names, tableOptions);
  }
  throw new Error('There is no such moment in any match.');
}

function chosen(match: KaeseMatch, seat: number, manner: Manner): Move {
  const { open } = match.state;
  const [slot] = matching(open);
  if (manner === 'steady') return asBot<AllesKaese>('steady')(match, seat);
  // Each under another slice than the last time.
  const round = Math.floor(open.log.length / open.setting.config.seats);
  if (slot === undefined) return { type: 'peek', slot: round % 6 };
  return { type: manner === 'keeps' ? 'keep' : 'remove', slot };
}
