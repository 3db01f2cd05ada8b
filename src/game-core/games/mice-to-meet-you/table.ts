import type { Pause } from '../../kernel/game';
import type { Seat } from '../../kernel/seats';
import { turnable, type CardSet } from './cards';
import type { House, State, Table } from './types';

/** Questions about the table: whose turn, what a total can reach, at what price. */

export function isSolo({ houses }: Table): boolean {
  return houses.length === 1;
}

export function activeSeat({ setting, turn }: State): Seat {
  return ((setting.start ?? 0) + turn) % setting.config.seats;
}

/** How many turns the active seat has had before this one. */
export function roundOf({ setting, turn }: State): number {
  return Math.floor(turn / setting.config.seats);
}

export function houseOf({ houses }: Table, seat: Seat): House {
  const house = houses[seat];
  if (house === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return house;
}

/** The cards that a sum can be used for: of the hand, and at the table the dice cards too. */
export function targetsOf(table: Table, { hand, down }: House): CardSet {
  return isSolo(table) ? hand : hand | turnable(down);
}

/** The targets that a sum meets when it is changed by at most that many nuts. */
export function inReach(targets: CardSet, sum: number, nuts: number): CardSet {
  const lowest = Math.max(1, sum - nuts);
  const highest = Math.min(18, sum + nuts);
  return lowest > highest ? 0 : targets & ((2 << highest) - (1 << lowest));
}

/** Whether the fee for leftover dice comes out of the user's own nuts: solo it always does. */
export function feeIsOwn(table: Table): boolean {
  return isSolo(table) || table.supply === 0;
}

/** What the seat could do with that total of leftover dice; nothing if it cannot pay the fee. */
export function takesOf(table: Table, seat: Seat, left: number): CardSet {
  const house = houseOf(table, seat);
  const nuts = house.nuts - (feeIsOwn(table) ? 1 : 0);
  return left === 0 || nuts < 0 ? 0 : inReach(targetsOf(table, house), left, nuts);
}

/** Every roll is thrown by hand. */
export function pauses(state: State): readonly Pause[] {
  const isToThrow = state.setting.start !== null && state.asked === null && !state.over;
  return isToThrow ? [{ kind: 'throw', seat: activeSeat(state) }] : [];
}
