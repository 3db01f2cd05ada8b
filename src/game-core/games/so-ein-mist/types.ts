import type { Config, Kinds, Viewer } from '../../kernel/game';
import type { OptionSpecs } from '../../kernel/options';
import type { Seat } from '../../kernel/seats';
import { ANIMALS, type Animal, type Card } from './cards';

export const OPTIONS = {
  /** Cards of your own animal count double. */
  doubling: { kind: 'flag', default: false },
  /** Nobody hands cards to the neighbours before the game. */
  noPassingOn: { kind: 'flag', default: false, seats: { min: 5, max: 6 } },
  /** One more turn each after the draw piles are empty; gaps stay. */
  anotherRound: { kind: 'flag', default: false },
  /** The animal of each seat. */
  animals: { kind: 'picks', values: ANIMALS },
} as const satisfies OptionSpecs;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
export const DICE = 5;

/** A place on the circular path, counted clockwise. */
export type Slot = number;

export type Move = 'stop' | 'continue';

export type Event =
  | {
      readonly type: 'deal';
      readonly animals: readonly Animal[];
      /** Each seat's eight cards, the top one first, before any is passed on. */
      readonly piles: readonly (readonly Card[])[];
      readonly path: readonly Card[];
      readonly start: Seat;
    }
  | { readonly type: 'roll'; readonly face: Face };

/** A card that was handed to a neighbour unseen; its face is known at the end only. */
export interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card | null;
}

/** Settled once the cards are dealt. */
export interface Setting {
  readonly config: Config<typeof OPTIONS>;
  readonly start: Seat;
  readonly animals: readonly Animal[];
}

/** Cards and figures. It changes only when a turn ends. */
export interface Board {
  /** Clockwise; null is a gap. Empty until the deal. */
  readonly path: readonly (Card | null)[];
  /** Where each seat's figure stands. */
  readonly places: readonly Slot[];
  /** All seats by when they arrived where they stand, latest last: the order of every queue. */
  readonly arrivals: readonly Seat[];
  /** The cards that each seat took from the path, in order. */
  readonly taken: readonly (readonly Card[])[];
  readonly passed: readonly Passed[];
}

/** What lies open on the table, or did once: everybody knows it. */
export interface Open {
  readonly setting: Setting;
  readonly board: Board;
  /** Turns that are over. */
  readonly turn: number;
  /** What the active seat has rolled in this turn, latest last. */
  readonly dice: readonly Face[];
  /** Whether the next die is in the air; if not, the active seat decides. */
  readonly rolling: boolean;
}

/** What nobody sees, and no move changes. */
export interface Hidden {
  /** Each seat's draw pile, the next card last; cards that were drawn may still lie on top. */
  readonly draws: readonly (readonly Card[])[];
  /** The faces of `board.passed`. */
  readonly passed: readonly Card[];
}

export interface State {
  readonly open: Open;
  readonly hidden: Hidden;
}

/** Nobody holds secrets: every seat sees the same. */
export interface View {
  readonly seat: Viewer;
  readonly open: Open;
}

export type Code = 'repeat-forces-stop' | 'last-die-forces-stop';

export type Happening =
  | { readonly type: 'dealt'; readonly start: Seat }
  | { readonly type: 'passed-on'; readonly from: Seat; readonly to: Seat }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly face: Face;
      readonly forced: Code | null;
    }
  | { readonly type: 'set-aside'; readonly seat: Seat; readonly face: Face }
  | {
      readonly type: 'hopped';
      readonly seat: Seat;
      readonly from: Slot;
      readonly over: readonly Slot[];
    }
  | { readonly type: 'queued'; readonly seat: Seat; readonly behind: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card; readonly slot: Slot }
  | { readonly type: 'refilled'; readonly seat: Seat; readonly card: Card; readonly slot: Slot }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: Card; readonly from: Seat }
  | { readonly type: 'ended' };

export interface SoEinMist extends Kinds {
  readonly options: typeof OPTIONS;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly happening: Happening;
  readonly refusal: Code;
}
