import type { Kinds } from '../kernel/game';
import type { Seat } from '../kernel/seats';
import type { Appraisal, Appraised, Choice } from './appraise';
import { balanceOf, type Balance } from './balance';
import { ownShares } from './own-shares';

/** Where a seat stood. */
export interface Point {
  /** How many actions led there. */
  readonly moment: number;
  readonly share: number;
}

/** A choice, and what it cost. */
export interface Chosen<K extends Kinds = Kinds> {
  readonly moment: number;
  readonly choice: Choice<K['move']>;
  readonly price: number;
}

/** A finished match as one seat looks back on it. */
export interface Review<K extends Kinds = Kinds> {
  readonly curve: readonly Point[];
  /** What moved the curve, the greatest moves first, up or down. */
  readonly swings: readonly Swing<K>[];
  /** What a better one was left for, the dearest first. */
  readonly costly: readonly Chosen<K>[];
  /** How often there was a choice, and how often it was the best or as good. */
  readonly choices: number;
  readonly best: number;
  /** One after the other, where there was anything to choose. */
  readonly made: readonly Chosen<K>[];
  readonly balance: Balance;
}

export interface Swing<K extends Kinds = Kinds> {
  readonly step: Appraised<K>;
  /** By how much it raised the share, or lowered it. */
  readonly by: number;
}

export function reviewOf<K extends Kinds>(
  { start, steps, result }: Appraisal<K>,
  seat: Seat,
): Review<K> {
  const shareAt = (shares: readonly number[]) => shares[seat] ?? 0;
  const own = steps.flatMap(({ by, choice, moment }) =>
    by === seat && choice?.isFree === true ? [{ moment, choice, price: choice.made.price }] : [],
  );
  const shares = ownShares(shareAt(start), steps, seat);
  return {
    curve: [
      { moment: 0, share: shareAt(start) },
      ...shares.map(({ after }, nth) => ({ moment: nth + 1, share: after })),
      { moment: steps.length, share: shareAt(result) },
    ],
    swings: steps
      .map((step, nth) => ({ step, by: (shares[nth]?.after ?? 0) - (shares[nth]?.before ?? 0) }))
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by)),
    costly: own.filter(({ choice }) => !choice.isBest).sort((a, b) => b.price - a.price),
    choices: own.length,
    best: own.filter(({ choice }) => choice.isBest).length,
    made: own,
    balance: balanceOf(seat, shareAt(start), steps, shareAt(result)),
  };
}
