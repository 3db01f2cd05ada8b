import { animalOf, type Animal, type Card } from '../../game-core/games/so-ein-mist/cards';
import { betterThrows } from '../../game-core/games/so-ein-mist/reason';
import {
  activeSeat,
  deciding,
  hops,
  isDealt,
  isOver,
  landing,
  takerAt,
} from '../../game-core/games/so-ein-mist/table';
import { DICE, FACES, type Open, type Slot } from '../../game-core/games/so-ein-mist/types';
import type { Seat } from '../../game-core/kernel/seats';

/** What comes of a stop. */
export interface Preview {
  readonly seat: Seat;
  readonly steps: number;
  readonly slot: Slot;
  readonly taker: Seat;
  readonly card: Card;
  readonly isDoubled: boolean;
}

/** Where the active seat would land now; null while the dice are in the air or the game is over. */
export function stopPreview(open: Open): Preview | null {
  const seat = deciding(open);
  const steps = open.dice[open.dice.length - 1];
  if (seat === null || steps === undefined) return null;
  const slot = landing(open.board, seat, steps);
  const taker = takerAt(open.board, seat, slot);
  const card = open.board.path[slot] as Card;
  return { seat, steps, slot, taker, card, isDoubled: countsTwice(open, taker, card) };
}

export function countsTwice({ setting }: Open, seat: Seat, card: Card): boolean {
  return setting.config.options.doubling && animalOf(card) === (setting.animals[seat] as Animal);
}

export type RollAgain =
  | { readonly kind: 'repeats'; /** Of the six faces. */ readonly faces: number }
  | { readonly kind: 'last' };

/** What another roll risks: all dice so far would lie aside, each with another number. */
export function rollAgain({ dice }: Open): RollAgain {
  return dice.length === DICE - 1 ? { kind: 'last' } : { kind: 'repeats', faces: dice.length };
}

/** Where throws lead that would give the active seat more than stopping now does. */
export function slotsBeyond(open: Open): ReadonlySet<Slot> {
  const seat = activeSeat(open);
  return new Set(betterThrows(open).map((face) => landing(open.board, seat, face)));
}

/** How many steps it is to each slot that the active seat can reach; by slot. */
export function stepsAhead(open: Open): ReadonlyMap<Slot, number> {
  if (!isDealt(open) || isOver(open)) return new Map();
  const over = hops(open.board, activeSeat(open), FACES.length);
  return new Map(over.map((slot, index) => [slot, index + 1]));
}
