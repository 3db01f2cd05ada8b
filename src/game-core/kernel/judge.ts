import type { Random } from './chance';
import type { Kinds } from './game';
import type { Thinking } from './thinking';

/**
 * For each seat how much of the victory it may expect: together 1. Alone, how likely the goal is
 * reached.
 */
export type Shares = readonly number[];

/** A move with what it is worth to the seat that decides. */
export interface Weighed<M = unknown> {
  readonly move: M;
  readonly shares: Shares;
  /** The share of the seat that decides, with its standard error: 0 where it is exact. */
  readonly worth: number;
  readonly error: number;
  /** How much less it is worth than the best move, with the standard error of the difference. */
  readonly price: number;
  readonly priceError: number;
}

/** What a position comes to. */
export interface Verdict<M = unknown> {
  /** Every legal move, in the order of the game's own list; none where nobody is to decide. */
  readonly moves: readonly Weighed<M>[];
  readonly best: Weighed<M> | null;
  /** With the best move to come, or with whatever chance may do now. */
  readonly shares: Shares;
  readonly error: number;
}

/**
 * Says what moves and positions are worth. It sees a view, as bots do, so that what it says never
 * gives away more than the seat may know (docs/decisions/the-judge.md).
 */
export interface Judge<K extends Kinds = Kinds> {
  /** It knows, at once and without any error: each price counts as it is written, be it ever so small. */
  readonly isExact?: boolean;
  /**
   * Of a seat that decides now, or that decides after what chance may do in a few ways, or of anybody at
   * the end. The budget is imagined worlds: more of them take longer and blur less.
   */
  weigh(view: K['view'], random: Random, worlds?: number): Thinking<Verdict<K['move']>>;
}
