import type { Config, Kinds, Viewer } from '../../kernel/game';
import type { OptionSpecs } from '../../kernel/options';
import type { Seat } from '../../kernel/seats';
import type { Card } from './cards';
import type { Cell } from './sheet';

export const OPTIONS = {
  /** For young players: a window of 3 × 3 from three deals of three cards. */
  initiation: { kind: 'flag', default: false },
  /** How many rounds somebody must take to win. */
  roundsToWin: { kind: 'choice', values: [1, 2, 3], default: 2 },
} as const satisfies OptionSpecs;

export interface Placed {
  readonly card: Card;
  readonly cell: Cell;
}

/** A seat's cards in the order in which it placed them, on the cells where it placed them. */
export type Window = readonly Placed[];

export type Move =
  | { readonly type: 'place'; readonly card: Card; readonly cell: Cell }
  | { readonly type: 'activate'; readonly card: Card };

export type Event =
  | { readonly type: 'start'; readonly seat: Seat }
  /** Each seat's new hand, in ascending order. */
  | { readonly type: 'deal'; readonly hands: readonly (readonly Card[])[] };

/** Settled once the starting seat is drawn. */
export interface Setting {
  readonly config: Config<typeof OPTIONS>;
  readonly start: Seat;
}

/** Deals and picks are counted from 0. */
export type Stage =
  | { readonly name: 'starting' }
  | { readonly name: 'dealing'; readonly deal: number }
  | { readonly name: 'building'; readonly deal: number; readonly pick: number }
  /** `done` seats, from the starting seat on, have activated their windows. */
  | { readonly name: 'activating'; readonly done: number }
  | { readonly name: 'over' };

/** What lies open on the table, or did once: everybody knows it. */
export interface Open {
  readonly setting: Setting;
  readonly stage: Stage;
  readonly windows: readonly Window[];
  /** For each seat the cards of its window that have moved, in order. */
  readonly moved: readonly (readonly Card[])[];
  /** For each finished round the points of each seat. */
  readonly scores: readonly (readonly number[])[];
}

export interface Hidden {
  /** A card that is committed stays in its hand until all are revealed. */
  readonly hands: readonly (readonly Card[])[];
  /** What each seat has committed in this pick; null while it has not. */
  readonly picks: readonly (Placed | null)[];
  /** The cards that were not dealt in this round, in ascending order. */
  readonly rest: readonly Card[];
}

export interface State {
  readonly open: Open;
  readonly hidden: Hidden;
}

export interface View {
  readonly seat: Viewer;
  readonly open: Open;
  /** Which seats have committed a card in this pick. */
  readonly committed: readonly boolean[];
  /** What each seat holds, where the viewer has held that hand itself; null where it has not. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** The viewer's own commit. */
  readonly pick: Placed | null;
}

export type Code =
  | 'not-placing'
  | 'not-in-hand'
  | 'first-card-in-the-middle'
  | 'cell-taken'
  | 'not-adjacent'
  | 'outside-window'
  | 'not-activating'
  | 'not-in-window'
  | 'no-arrow'
  | 'moved-already'
  | 'covered';

export type Happening =
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly round: number; readonly deal: number }
  | { readonly type: 'committed'; readonly seat: Seat }
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly card: Card;
      readonly cell: Cell;
    }
  | { readonly type: 'passed'; readonly to: 'left' | 'right' }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: Cell;
      /** Null where the card left the window. */
      readonly to: Cell | null;
      /** The card that it covers. */
      readonly covers: Card | null;
    }
  | {
      readonly type: 'ate';
      readonly seat: Seat;
      readonly monster: Card;
      readonly flower: Card;
      readonly from: Cell;
      readonly to: Cell;
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'round-taken'; readonly seats: readonly Seat[] }
  | { readonly type: 'ended' };

export interface Misty extends Kinds {
  readonly options: typeof OPTIONS;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly happening: Happening;
  readonly refusal: Code;
}
