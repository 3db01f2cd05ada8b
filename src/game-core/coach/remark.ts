import type { Chance } from '../kernel/chance';
import type { Kinds } from '../kernel/game';
import type { Judge, Shares, Verdict, Weighed } from '../kernel/judge';
import { sameJson } from '../kernel/json';
import type { Seat } from '../kernel/seats';
import type { Thinking } from '../kernel/thinking';

/** What everybody has just seen somebody do, or throw. Both views are made of what lies open, and name who acted as their seat. */
export interface Witnessed<K extends Kinds = Kinds> {
  readonly about: Seat;
  /** Null where dice were thrown. */
  readonly move: K['move'] | null;
  readonly before: K['view'];
  readonly after: K['view'];
}

export type Luck = 'lucky' | 'unlucky';

/** What a bot may say about it: data, which each game puts into words. */
export type Remark<K extends Kinds = Kinds> = {
  readonly speaker: Seat;
  readonly about: Seat;
} & (
  | {
      /** Something else would have been better. */
      readonly kind: 'rather';
      readonly before: K['view'];
      readonly verdict: Verdict<K['move']>;
      readonly move: K['move'];
      /** What it cost is the speaker's gain. */
      readonly isThankful: boolean;
    }
  | {
      /** It was the best, though something else looked better. */
      readonly kind: 'praise';
      readonly before: K['view'];
      readonly verdict: Verdict<K['move']>;
    }
  | {
      readonly kind: 'luck';
      readonly luck: Luck;
      readonly before: K['view'];
      readonly after: K['view'];
      /** What was thrown needs no move. */
      readonly move: K['move'] | null;
    }
);

/** What a game knows of its talk. Everything is asked of views that hold only what lies open. */
export interface Talk<K extends Kinds = Kinds> {
  /** By rounds nobody gets a word in twice. */
  roundOf(view: K['view']): number;
  /** Whether what lies open says how good this was: not where who chose knew more. */
  isJudged(view: K['view'], move: K['move']): boolean;
  /** Whether the best choice, made, deserves praise: something else looked better at first sight, and no harm came of it. */
  isPraised(before: K['view'], verdict: Verdict<K['move']>, after: K['view']): boolean;
  /** Whether a throw, seen once it lies there, is worth the same to all, and saying so advises nobody who has still to choose. */
  isPlainLuck(view: K['view']): boolean;
  /** Luck that came to light with a move; left out where moves turn nothing over. */
  turnedUp?(before: K['view'], move: K['move'], after: K['view']): Luck | null;
}

/** What it takes to be talked about, in shares of the victory, and surely so. */
const COSTLY = 0.05;
const BY_FAR = 0.06;
const A_GIFT = 0.03;
const STROKE_OF_LUCK = 0.1;
const SURE = 3;
/** Talk is cheap: a fraction of what a review takes. */
const WORLDS = 96;

/**
 * What one of the bots says to what happened; null where it is nothing special. It is judged by what everybody knows,
 * so that a remark gives nothing away, also not what the speaker alone has seen.
 */
export function* remarkOn<K extends Kinds>(
  witnessed: Witnessed<K>,
  { judge, talk }: { readonly judge: Judge<K>; readonly talk: Talk<K> },
  bots: readonly Seat[],
  chance: Chance,
): Thinking<Remark<K> | null> {
  const { about, move, before, after } = witnessed;
  const others = bots.filter((seat) => seat !== about);
  if (others.length === 0) return null;
  const speaker = others[chance.draw('speaker').below(others.length)] as Seat;
  const weigh = (view: K['view']) => judge.weigh(view, chance.draw('worlds'), WORLDS);
  if (move === null) {
    if (!talk.isPlainLuck(after)) return null;
    const then = (yield* weigh(before)).shares;
    const luck = luckOf(then, (yield* weigh(after)).shares, about);
    return luck && { kind: 'luck', luck, speaker, about, before, after, move };
  }
  const luck = talk.turnedUp?.(before, move, after) ?? null;
  if (luck !== null) return { kind: 'luck', luck, speaker, about, before, after, move };
  if (!talk.isJudged(before, move)) return null;
  const verdict = yield* weigh(before);
  const made = verdict.moves.find((each) => sameJson(each.move, move));
  if (made === undefined || verdict.best === null) return null;
  if (isClear(made, COSTLY)) {
    const gains = (seat: Seat) => (made.shares[seat] ?? 0) - (verdict.best?.shares[seat] ?? 0);
    const thankful = others.filter((seat) => gains(seat) >= A_GIFT);
    const [first = speaker] = thankful.sort((one, other) => gains(other) - gains(one));
    const isThankful = thankful.length > 0;
    return { kind: 'rather', speaker: first, about, before, verdict, move, isThankful };
  }
  const isAhead = verdict.moves.every((each) => each === made || isClear(each, BY_FAR));
  const isRight = made === verdict.best && verdict.moves.length > 1 && isAhead;
  return isRight && talk.isPraised(before, verdict, after)
    ? { kind: 'praise', speaker, about, before, verdict }
    : null;
}

function isClear({ price, priceError }: Weighed, least: number): boolean {
  return price >= least && price >= SURE * priceError;
}

function luckOf(before: Shares, after: Shares, seat: Seat): Luck | null {
  const by = (after[seat] ?? 0) - (before[seat] ?? 0);
  if (Math.abs(by) < STROKE_OF_LUCK) return null;
  return by > 0 ? 'lucky' : 'unlucky';
}
