import type { Remark, Talk } from '../../game-core/coach/remark';
import type { Kinds } from '../../game-core/kernel/game';
import type { Judge, Verdict } from '../../game-core/kernel/judge';
import type { Teller } from './game-table';

/** How a game gives hints, and its bots talk: who judges, and how it is said. Methods, so that any game can be held as one. */
export interface Hints<K extends Kinds = Kinds> {
  readonly judge: Judge<K>;
  /** The best choice as a title: what, and what comes of it. */
  title(move: K['move'], view: K['view'], teller: Teller): string;
  /** A choice in two or three words. Moves with the same words are one thing to people, done in the best way. */
  choice(move: K['move'], view: K['view'], teller: Teller): string;
  /** Whether facts that everybody sees speak against it, whatever it costs: it is never called as good. Left out where they never do. */
  isFolly?(move: K['move'], view: K['view']): boolean;
  /** Why the best is best: one sentence, from what the seat sees alone. */
  why(view: K['view'], verdict: Verdict<K['move']>, teller: Teller): string;
  readonly talk: Talk<K>;
  /** What a bot says: one short sentence or two, from what lies open. */
  remark(remark: Remark<K>, teller: Teller): string;
}

/** Names stand in sentences of two lines. */
export const NAME = 8;
