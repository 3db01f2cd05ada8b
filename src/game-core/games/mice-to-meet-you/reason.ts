import { isAsGood } from '../../coach/even';
import type { Verdict } from '../../kernel/judge';
import { leftOf, type Seat } from '../../kernel/seats';
import { apply } from './apply';
import { countOf, DICE_CARDS, isDiceCard, miceOn, type Card } from './cards';
import { activeSeat, feeIsOwn, houseOf, takesOf } from './table';
import type { Move, State, View } from './types';

/** What a choice leaves for the others. */
export interface LeftOver {
  readonly total: number;
  /** Who could use it, in the order in which they would be asked. */
  readonly users: readonly Seat[];
}

/** Why a choice is the best one, in facts that anybody can check on the table. */
export type Reason =
  /** It turns the last dice card: who has fewest mice then has won. */
  | { readonly kind: 'ends'; readonly mice: number; readonly rivalMice: number }
  | {
      readonly kind: 'caught';
      readonly card: Card;
      /** How many run about in the own house afterwards. */
      readonly mice: number;
      readonly left: LeftOver;
    }
  /** A dice card was turned. */
  | { readonly kind: 'turned'; readonly toGo: number; readonly left: LeftOver }
  | {
      readonly kind: 'miss';
      /** The throw allows nothing else: what to lose is all that can be chosen. */
      readonly isForced: boolean;
      /** Something else is as good. */
      readonly isEven: boolean;
      readonly left: LeftOver;
    }
  /** Whoever takes pays a nut, from the own ones or the supply, to who threw. */
  | { readonly kind: 'pass'; readonly to: Seat; readonly isOwn: boolean };

export function reasonFor({ open, seat }: View, { best, moves }: Verdict<Move>): Reason {
  if (best === null) throw new RangeError('Nobody is to decide.');
  const own = seat as Seat;
  const { move } = best;
  const after = apply(open, { by: own, move });
  switch (move.type) {
    case 'catch':
    case 'take': {
      if (after.over) return ending(after, own);
      const left = leftOver(open, after, own);
      const { hand, down } = houseOf(after.table, own);
      if (!isDiceCard(move.card)) {
        return { kind: 'caught', card: move.card, mice: miceOn(hand), left };
      }
      const toGo = DICE_CARDS.length - countOf(down);
      return { kind: 'turned', toGo, left };
    }
    case 'miss': {
      const others = moves.filter((each) => each.move.type !== 'miss');
      const isForced = others.length === 0;
      return {
        kind: 'miss',
        isForced,
        isEven: others.some((each) => isAsGood(each, best)),
        left: leftOver(open, after, own),
      };
    }
    case 'pass':
      return { kind: 'pass', to: activeSeat(open), isOwn: feeIsOwn(open.table) };
  }
}

function ending({ table }: State, seat: Seat): Reason {
  const mice = table.houses.map(({ hand }) => miceOn(hand));
  const rivals = mice.filter((_, each) => each !== seat);
  return { kind: 'ends', mice: mice[seat] as number, rivalMice: Math.min(...rivals) };
}

function leftOver(before: State, { table, tray }: State, seat: Seat): LeftOver {
  const total = tray?.left ?? 0;
  const { seats } = before.setting.config;
  const users: Seat[] = [];
  for (let each = leftOf(seat, seats); each !== activeSeat(before); each = leftOf(each, seats)) {
    if (takesOf(table, each, total) !== 0) users.push(each);
  }
  return { total, users };
}
