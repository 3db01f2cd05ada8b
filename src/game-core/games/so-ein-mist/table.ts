import type { Config, Pause } from '../../kernel/game';
import type { Seat } from '../../kernel/seats';
import { ANIMAL_VALUES } from './cards';
import {
  DICE,
  type Board,
  type Code,
  type Face,
  type Open,
  type OPTIONS,
  type Slot,
} from './types';

/** Questions about the open table: whose turn, how far, who stands where. */

/** How many cards each seat hands to its neighbours: one left, then one right. */
export function passesOf({ seats, options }: Config<typeof OPTIONS>): number {
  return options.noPassingOn ? 0 : Math.max(0, seats - 4);
}

/** Rounds in which gaps are refilled: one for each card left in a draw pile after the set-up. */
export function refillRounds(config: Config<typeof OPTIONS>): number {
  return ANIMAL_VALUES.length - passesOf(config) - 1;
}

/** The number of turns follows from players and variants alone. */
export function turnsOf(config: Config<typeof OPTIONS>): number {
  return config.seats * (refillRounds(config) + (config.options.anotherRound ? 1 : 0));
}

export function isDealt({ board }: Open): boolean {
  return board.path.length > 0;
}

export function isOver(open: Open): boolean {
  return isDealt(open) && open.turn === turnsOf(open.setting.config);
}

export function activeSeat({ setting, turn }: Open): Seat {
  return (setting.start + turn) % setting.config.seats;
}

/** The turn of the active seat, counted from 0. */
export function roundOf({ setting, turn }: Open): number {
  return Math.floor(turn / setting.config.seats);
}

/** Cards left in a seat's draw pile. */
export function drawCount({ setting, turn }: Open, seat: Seat): number {
  const { seats } = setting.config;
  const turnsBefore = (seat - setting.start + seats) % seats;
  const turnsDone = Math.ceil(Math.max(0, turn - turnsBefore) / seats);
  return Math.max(0, refillRounds(setting.config) - turnsDone);
}

/** The seat whose decision is awaited. */
export function deciding(open: Open): Seat | null {
  return open.dice.length > 0 && !open.rolling ? activeSeat(open) : null;
}

/** Why the active seat has to stop with its last die; null while it may roll on. */
export function forcedStop(dice: readonly Face[]): Code | null {
  const last = dice.length - 1;
  if (dice.indexOf(dice[last] as Face) < last) return 'repeat-forces-stop';
  return dice.length === DICE ? 'last-die-forces-stop' : null;
}

/** The slots that a figure touches on its way, one a step; gaps are not counted. */
export function hops({ path, places }: Board, seat: Seat, steps: number): Slot[] {
  const over: Slot[] = [];
  let slot = places[seat] as Slot;
  while (over.length < steps) {
    slot = (slot + 1) % path.length;
    if (path[slot] !== null) over.push(slot);
  }
  return over;
}

/** Where the seat would land. */
export function landing(board: Board, seat: Seat, steps: number): Slot {
  return hops(board, seat, steps)[steps - 1] as Slot;
}

/** The figures beside a slot, first come first; the last one is last in the queue. */
export function queueAt(
  { arrivals, places }: Pick<Board, 'arrivals' | 'places'>,
  slot: Slot,
): Seat[] {
  return arrivals.filter((seat) => places[seat] === slot);
}

/** Who takes the card when the seat lands there: the last in the queue before it, or itself. */
export function takerAt({ arrivals, places }: Board, seat: Seat, slot: Slot): Seat {
  const last = arrivals.findLast((other) => other !== seat && places[other] === slot);
  return last ?? seat;
}

/** The first die of a turn is thrown by hand; whoever rolls on has said so already. */
export function pauses(open: Open): readonly Pause[] {
  const isToThrow = isDealt(open) && !isOver(open) && open.dice.length === 0;
  return isToThrow ? [{ kind: 'throw', seat: activeSeat(open) }] : [];
}
