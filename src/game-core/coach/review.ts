import type { Kinds } from '../kernel/game';
import type { Seat } from '../kernel/seats';
import type { Appraisal, Choice } from './appraise';
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
  /** What moved the curve, the greatest moves first, up or down: together they lead from its start to its end. */
  readonly swings: readonly Swing[];
  /** What a better one was left for, the dearest first. */
  readonly costly: readonly Chosen<K>[];
  /** How often there was a choice, and how often it was the best or as good. */
  readonly choices: number;
  readonly best: number;
  /** One after the other, where there was anything to choose. */
  readonly made: readonly Chosen<K>[];
  readonly balance: Balance;
}

/**
 * Dice and cards and what came to light, an own choice, or one of somebody else; or that whoever decides next knows more or
 * judges otherwise, where nothing came to light with an own choice.
 */
export type SwingKind = 'luck' | 'own' | 'others' | 'eyes';

export interface Swing {
  readonly kind: SwingKind;
  /** How many actions led to the one that brought it. */
  readonly moment: number;
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
  const { seen, moved } = ownShares(shareAt(start), steps, shareAt(result), seat);
  const swings = steps.flatMap(({ by, turnsUp }, moment): Swing[] => {
    const { choice, luck } = moved[moment] ?? { choice: 0, luck: 0 };
    // What became of a choice of others that turned nothing up, came of the choice.
    if (by !== seat && !turnsUp) return [{ kind: 'others', moment, by: choice + luck }];
    return [
      { kind: by === seat ? 'own' : 'others', moment, by: choice },
      { kind: turnsUp ? 'luck' : 'eyes', moment, by: luck },
    ];
  });
  return {
    curve: seen.map((share, moment) => ({ moment, share })),
    swings: swings.filter(({ by }) => by !== 0).sort((a, b) => Math.abs(b.by) - Math.abs(a.by)),
    costly: own.filter(({ choice }) => !choice.isBest).sort((a, b) => b.price - a.price),
    choices: own.length,
    best: own.filter(({ choice }) => choice.isBest).length,
    made: own,
    balance: balanceOf(seat, shareAt(start), steps, shareAt(result)),
  };
}
