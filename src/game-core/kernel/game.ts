import type { GenericSchema } from 'valibot';

import type { Random } from './chance';
import type { OptionsOf, OptionSpecs } from './options';
import type { Refusal } from './refusal';
import type { Seat, SeatRange } from './seats';
import type { Thinking } from './thinking';

/** The types that make one game differ from another. All of them are readonly plain JSON. */
export interface Kinds {
  readonly options: OptionSpecs;
  readonly state: unknown;
  readonly view: { readonly seat: Viewer };
  readonly move: unknown;
  readonly event: unknown;
  readonly happening: { readonly type: string };
  readonly refusal: string;
}

/** What people agree on before a match begins. */
export interface Config<S extends OptionSpecs = OptionSpecs> {
  readonly seats: number;
  readonly start: Seat | 'random';
  readonly options: OptionsOf<S>;
}

/** Who looks: a seat, or somebody at the table who holds no cards. */
export type Viewer = Seat | 'table';

/** Who decides next. Several seats choose at the same time, hidden from each other. */
export type Turn =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  /** The key names the draw: it is unique in the match and says nothing of earlier choices. */
  | { readonly kind: 'chance'; readonly key: string }
  | { readonly kind: 'over' };

export type Action<K extends Kinds = Kinds> = Decision<K> | ChanceEvent<K>;

export interface Decision<K extends Kinds = Kinds> {
  readonly by: Seat;
  readonly move: K['move'];
}

export interface ChanceEvent<K extends Kinds = Kinds> {
  readonly by: 'chance';
  readonly event: K['event'];
}

export interface Outcome<K extends Kinds = Kinds> {
  readonly event: K['event'];
  readonly odds: number;
}

/** Dice that a seat threw. */
export interface Throw {
  readonly seat: Seat;
  /** From 1 to 6 each. */
  readonly faces: readonly number[];
}

/** What a person does before chance acts, at a moment that is chance's turn. */
export type Pause =
  /** The dice are thrown by this seat's hand. */
  | { readonly kind: 'throw'; readonly seat: Seat }
  /** This seat looks at what it alone may see; perhaps it has seen the same before. */
  | { readonly kind: 'look'; readonly seat: Seat; readonly isKnown: boolean }
  /** A result is read before the next deal covers it. */
  | { readonly kind: 'read' };

/** One thing by which results are compared. */
export interface Criterion {
  readonly key: string;
  readonly best: 'most' | 'fewest';
}

/**
 * A game: pure functions over plain data. Declared with method syntax on purpose, so that any game
 * can be held as a `Game<Kinds>` by code that passes its values through without looking inside.
 */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  /** Goes up whenever an old record could replay differently. */
  readonly rulesVersion: number;
  readonly seats: SeatRange;
  readonly options: K['options'];
  /** How a seat's result is compared, most important first: the score, then the tie-breaks. */
  readonly criteria: readonly Criterion[];
  /** The criterion that people call the score. */
  readonly score: string;
  /** Whether a seat ever knows what another must not. Without secrets a phone needs no curtain. */
  readonly secrets: boolean;
  /** The form of a move that comes from outside; whether it is legal is for `check`. */
  readonly moveSchema: GenericSchema<unknown, K['move']>;

  /** The table before anything is dealt: deals and shuffles arrive as chance events. */
  setup(config: Config<K['options']>): K['state'];
  turn(state: K['state']): Turn;
  /** How many turns are over, in the game's own sense of a turn. */
  turnsTaken(state: K['state']): number;
  /** Trusts its input. */
  apply(state: K['state'], action: Action<K>): K['state'];

  /** Why the acting seat that looks may not make this move; null where it may. */
  check(view: K['view'], move: K['move']): Refusal<K['refusal']> | null;
  /** All legal moves of the seat that looks; none unless it is to act. */
  moves(view: K['view']): readonly K['move'][];
  /**
   * Whether a move stands once made, because it shows somebody what they could not have worked out
   * or because the rules say so. Undo goes back over the other ones only.
   */
  isFinal(state: K['state'], decision: Decision<K>): boolean;
  /**
   * Whether a move may bring to light what nobody could know, such as the front of a card: what that changes is luck.
   * Left out where any move may.
   */
  turnsUp?(move: K['move']): boolean;

  /**
   * Whether the seats that decide now need to see what only they may see, such as a hand. If not,
   * their moves follow from what lies open. The same for every viewer.
   */
  decidesInSecret(view: K['view']): boolean;
  /**
   * What people do, in this order, before chance acts; nothing where it acts by itself. At the end only
   * looks: who has just peeked still sees it. It follows from what lies open, the same for every
   * viewer, so that a reload asks for it again.
   */
  pauses(view: K['view']): readonly Pause[];

  /** One sample of what chance does now. */
  chance(state: K['state'], random: Random): K['event'];
  /** All that chance can do now with exact odds, where that is a short list. */
  outcomes(state: K['state']): readonly Outcome<K>[] | null;

  /** The dice that the event throws in this state; null where it is no throw, such as a deal. */
  thrown(state: K['state'], event: K['event']): Throw | null;

  /** What the viewer may know, with perfect recall of all that it has seen. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** A whole state that fits the view, each as likely as it is: how bots think about secrets. */
  imagine(view: K['view'], random: Random): K['state'];
  /** What the viewer saw happen between two views that follow each other. */
  explain(before: K['view'], after: K['view']): readonly K['happening'][];

  /** For each seat its value in each criterion. Asked of a match that is over. */
  results(state: K['state']): readonly (readonly number[])[];
  /** How well a match that is over went for who played alone; null with others, who are compared instead. */
  rating?(state: K['state']): number | null;
  /** Every piece on the table, wherever it lies, each by its name: pieces are never lost. */
  material(state: K['state']): readonly string[];
}

/**
 * A player without hands: sees a view and its own random stream, and nothing else. Both ways to ask
 * it come to the same choice: at once, or in pieces with rests between them. Made by `quickBot` or
 * `thinkingBot`.
 */
export interface Bot<K extends Kinds = Kinds> {
  readonly name: string;
  choose(view: K['view'], random: Random): K['move'];
  think(view: K['view'], random: Random): Thinking<K['move']>;
}
