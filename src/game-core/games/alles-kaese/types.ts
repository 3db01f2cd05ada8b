import type { Config, Kinds, Viewer } from '../../kernel/game';
import type { OptionSpecs } from '../../kernel/options';
import type { Seat } from '../../kernel/seats';
import type { Front, Holes, Sides } from './cards';

/** There are no variants. */
export const OPTIONS = {} as const satisfies OptionSpecs;

/**
 * A card by its place in the shuffled pack, 0 for the top one: a name that stays with the card
 * wherever it goes, and says nothing of either side.
 */
export type Card = number;

/** A place in the display, from 0. */
export type Slot = number;

export interface Move {
  readonly type: 'peek' | 'keep' | 'remove';
  readonly slot: Slot;
}

export type Event =
  | {
      readonly type: 'deal';
      /** The shuffled pack, the top card first: six for the display, then the supply. */
      readonly pack: readonly Sides[];
      readonly start: Seat;
    }
  | { readonly type: 'roll'; readonly face: Holes };

/** Settled once the cards are dealt. */
export interface Setting {
  readonly config: Config<typeof OPTIONS>;
  readonly start: Seat;
}

/** A card that lies face up before a seat. */
export interface Kept {
  readonly card: Card;
  readonly front: Front;
}

/** Where the cards are. */
export interface Board {
  /** The card in each slot; null is the gap that a third trap leaves. Empty until the deal. */
  readonly display: readonly (Card | null)[];
  /** What each seat has kept, in order. */
  readonly rows: readonly (readonly Kept[])[];
  /** All that was discarded, in order. */
  readonly discard: readonly Card[];
  /** How many cards have left the pack: its cards from here on are the supply, this one on top. */
  readonly drawn: number;
  /** The holes of each card by its place in the pack, as far as backs have been seen. */
  readonly backs: readonly Holes[];
}

/** A turn that is over: what was rolled, and what was done with which card. */
export interface Past {
  readonly face: Holes;
  readonly type: Move['type'];
  readonly card: Card;
}

/** What everybody knows. */
export interface Open {
  readonly setting: Setting;
  readonly board: Board;
  /** All turns that are over. */
  readonly log: readonly Past[];
  /** What the active seat has rolled; null while it has not. */
  readonly die: Holes | null;
}

export interface State {
  readonly open: Open;
  /** Both sides of each card by its place in the pack; empty until the deal. */
  readonly pack: readonly Sides[];
}

/** What a seat knows: the open table, and what it saw when it peeked. */
export interface View {
  readonly seat: Viewer;
  readonly open: Open;
  /** Each card once, by when the seat looked at it first; the card may be anywhere by now. */
  readonly seen: readonly Kept[];
  /** Both sides of all cards by their place in the pack once the game is over; null before. */
  readonly pack: readonly Sides[] | null;
}

export type Code = 'no-such-slot' | 'must-peek' | 'may-not-peek' | 'wrong-number';

export type EndReason = 'third-trap' | 'supply-empty';

export type Happening =
  | { readonly type: 'dealt'; readonly start: Seat }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly face: Holes;
      /** The slots that show this number; with none of them the seat has to peek. */
      readonly slots: readonly Slot[];
    }
  | {
      readonly type: 'peeked';
      readonly seat: Seat;
      readonly slot: Slot;
      readonly card: Card;
      /** Null for all but the seat that peeked. */
      readonly front: Front | null;
    }
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly slot: Slot;
      readonly card: Card;
      readonly front: Front;
      /** How many traps lie before the seat now. */
      readonly traps: number;
    }
  | { readonly type: 'removed'; readonly seat: Seat; readonly slot: Slot; readonly card: Card }
  | { readonly type: 'refilled'; readonly slot: Slot; readonly card: Card }
  | { readonly type: 'supply-discarded'; readonly card: Card }
  | {
      readonly type: 'ended';
      readonly reason: EndReason;
      /** The seat with the third trap; null where the supply ran out. */
      readonly caught: Seat | null;
    };

export interface AllesKaese extends Kinds {
  readonly options: typeof OPTIONS;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly happening: Happening;
  readonly refusal: Code;
}
