import type { Config, Kinds, Viewer } from '../../kernel/game';
import type { OptionSpecs } from '../../kernel/options';
import type { Seat } from '../../kernel/seats';
import type { Card, CardSet, DiceCard } from './cards';

export const OPTIONS = {
  /** The solo game's level: the nuts to start with; the rest of the three lies in the middle. */
  level: { kind: 'choice', values: [3, 2, 1, 0], default: 3, seats: { min: 1, max: 1 } },
} as const satisfies OptionSpecs;

/** The levels of the solo game, from the easiest on. */
export const SOLO_LEVELS = OPTIONS.level.values;
export type Level = (typeof SOLO_LEVELS)[number];

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export type Move =
  /**
   * The active seat uses all its red dice and yellow ones that total `yellow`. Which of several
   * choices with that total changes nothing for anybody, so the total is the choice. The nuts paid
   * are the distance from the sum to the card.
   */
  | { readonly type: 'catch'; readonly card: Card; readonly yellow: number }
  /** The active seat uses nothing, and bears a penalty. */
  | { readonly type: 'miss'; readonly penalty: Penalty }
  /** A seat that was offered the dice left over uses their total: fee, changes and card in one. */
  | { readonly type: 'take'; readonly card: Card }
  | { readonly type: 'pass' };

/**
 * What a miss costs. At the table: the top card of the cage comes back, or that dice card is turned
 * up again, or there is neither. Solo: that dice card is turned down for good.
 */
export type Penalty = 'cage' | 'none' | DiceCard;

export type Event =
  | { readonly type: 'start'; readonly seat: Seat }
  /** The dice that the active seat still has, by their places; the lost ones are left out. */
  | { readonly type: 'roll'; readonly red: readonly Face[]; readonly yellow: readonly Face[] };

export interface Setting {
  readonly config: Config<typeof OPTIONS>;
  /** Who begins; null until it is drawn. */
  readonly start: Seat | null;
}

/** What a seat has before it. All of it is public. */
export interface House {
  readonly hand: CardSet;
  /** The pile of caught cards, the top one last. */
  readonly cage: readonly Card[];
  /** The dice cards that lie face down. */
  readonly down: CardSet;
  readonly nuts: number;
}

export interface Table {
  readonly houses: readonly House[];
  /** Nuts in the common supply; solo: in the middle. */
  readonly supply: number;
}

/** The dice as they lie since the latest roll. */
export interface Tray {
  readonly red: readonly Face[];
  readonly yellow: readonly Face[];
  /** The total left for others, solo for a second card: 0 is nothing, null that it is undecided. */
  readonly left: number | null;
}

export interface State {
  readonly setting: Setting;
  readonly table: Table;
  /** Turns that are over. */
  readonly turn: number;
  /** Null before the first roll. */
  readonly tray: Tray | null;
  /** Who decides: the active seat while `left` is null, after that a seat that may take. */
  readonly asked: Seat | null;
  readonly over: boolean;
}

/** Nobody holds secrets: every seat sees the same. */
export interface View {
  readonly seat: Viewer;
  readonly open: State;
}

export type Code =
  | 'catch-or-miss'
  | 'take-or-pass'
  | 'no-such-dice'
  | 'no-such-card'
  | 'six-last'
  | 'solo-sums-catch'
  | 'not-enough-nuts'
  | 'fee-first'
  | 'cage-is-empty'
  | 'not-face-down'
  | 'penalty-is-due'
  | 'solo-miss-turns'
  | 'already-face-down';

export type Happening =
  | { readonly type: 'started'; readonly seat: Seat }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly red: readonly Face[];
      readonly yellow: readonly Face[];
    }
  /** The total that is used; for the active seat, `yellow` of it are yellow dice. */
  | { readonly type: 'used'; readonly seat: Seat; readonly total: number; readonly yellow: number }
  | { readonly type: 'fee'; readonly from: Seat | 'supply'; readonly to: Seat | 'supply' }
  | { readonly type: 'changed'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'caught'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'turned-down'; readonly seat: Seat; readonly card: DiceCard }
  | { readonly type: 'missed'; readonly seat: Seat }
  | { readonly type: 'came-back'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly card: DiceCard }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'offered'; readonly seat: Seat; readonly total: number }
  /** Seats that are not asked: no card of theirs is in reach of the total, or they have no nut for the fee. */
  | {
      readonly type: 'skipped';
      readonly seats: readonly Seat[];
      readonly total: number;
      readonly why: 'no-card' | 'no-nut';
    }
  | { readonly type: 'found-nut'; readonly seat: Seat }
  | { readonly type: 'ended' };

export interface Mice extends Kinds {
  readonly options: typeof OPTIONS;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly happening: Happening;
  readonly refusal: Code;
}
