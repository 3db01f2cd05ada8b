import type { Pause } from '../../kernel/game';
import type { Seat } from '../../kernel/seats';
import { DECLARED, LAST_TRAP, PACK, type Front, type Holes } from './cards';
import type { Board, Card, EndReason, Kept, Move, Open, Setting, Slot } from './types';

/** Questions about the open table: whose turn, which cards, whether it is over. */

export function isDealt({ board }: Open): boolean {
  return board.display.length > 0;
}

export function activeSeat({ setting, log }: Open): Seat {
  return (setting.start + log.length) % setting.config.seats;
}

/** The turn of the active seat, counted from 0. */
export function roundOf({ setting, log }: Open): number {
  return Math.floor(log.length / setting.config.seats);
}

/** The seat that made a turn of the log. */
export function seatOfTurn({ setting }: Open, turn: number): Seat {
  return (setting.start + turn) % setting.config.seats;
}

/** Under which cards a seat has looked: everybody saw that. */
export function lookedAtBy(open: Open, seat: Seat): ReadonlySet<Card> {
  const looks = open.log.filter(
    ({ type }, turn) => type === 'peek' && seatOfTurn(open, turn) === seat,
  );
  return new Set(looks.map(({ card }) => card));
}

export function supplyCount({ drawn }: Board): number {
  return PACK.length - drawn;
}

export function countFronts(row: readonly Kept[], front: Front): number {
  let count = 0;
  for (const kept of row) if (kept.front === front) count += 1;
  return count;
}

/** Whether the seat has its third trap. */
export function isCaught({ rows }: Board, seat: Seat): boolean {
  return countFronts(rows[seat] ?? [], 'trap') === LAST_TRAP;
}

/** The seat that has its third trap; nobody in most games. */
export function caughtSeat(board: Board): Seat | null {
  const seat = board.rows.findIndex((_, each) => isCaught(board, each));
  return seat === -1 ? null : seat;
}

/** A third trap is the only card that leaves a gap behind: nothing is refilled after it. */
export function hasGap({ display }: Board): boolean {
  return display.includes(null);
}

/** Why the game is over; null while it goes on. */
export function endReason(open: Open): EndReason | null {
  if (!isDealt(open)) return null;
  if (supplyCount(open.board) === 0) return 'supply-empty';
  return hasGap(open.board) ? 'third-trap' : null;
}

/** The seat whose decision is awaited. */
export function deciding(open: Open): Seat | null {
  return open.die === null ? null : activeSeat(open);
}

export function holesOf({ backs }: Board, card: Card): Holes {
  return backs[card] as Holes;
}

/** The slots whose card shows that number. */
export function slotsWith(board: Board, holes: Holes): Slot[] {
  const slots: Slot[] = [];
  board.display.forEach((card, slot) => {
    if (card !== null && holesOf(board, card) === holes) slots.push(slot);
  });
  return slots;
}

/** Whether the top supply card goes to the discard pile when such a turn ends. */
export function discardsSupply({ config }: Setting, type: Move['type']): boolean {
  const { maxSeats, after } = DECLARED.supplyDiscard;
  return config.seats <= maxSeats && after.some((each) => each === type);
}

/** Who peeked looks at the card, also where that emptied the supply; then the next seat throws the die. */
export function pauses(open: Open): readonly Pause[] {
  if (!isDealt(open) || open.die !== null) return [];
  const last = open.log.length - 1;
  const turn = open.log[last];
  const seat = seatOfTurn(open, last);
  const isKnown = open.log.some(
    ({ type, card }, nth) =>
      nth < last && type === 'peek' && card === turn?.card && seatOfTurn(open, nth) === seat,
  );
  const looks: Pause[] = turn?.type === 'peek' ? [{ kind: 'look', seat, isKnown }] : [];
  return endReason(open) === null ? [...looks, { kind: 'throw', seat: activeSeat(open) }] : looks;
}
