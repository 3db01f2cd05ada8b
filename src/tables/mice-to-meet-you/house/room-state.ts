import {
  cardsIn,
  DICE_SET,
  has,
  isDiceCard,
  LAST_DICE_CARD,
  turnable,
  type Card,
  type DiceCard,
} from '../../../game-core/games/mice-to-meet-you/cards';
import type { House, Penalty } from '../../../game-core/games/mice-to-meet-you/types';

/** What is in one of the 18 places. */
export type RoomState =
  | { readonly kind: 'mice' }
  | { readonly kind: 'empty' }
  /** Locked: others have to be closed first. */
  | { readonly kind: 'larder'; readonly card: DiceCard; readonly after: readonly Card[] }
  | { readonly kind: 'closed'; readonly card: DiceCard };

export function roomIn({ hand, down }: House, card: Card): RoomState {
  if (!isDiceCard(card)) return { kind: has(hand, card) ? 'mice' : 'empty' };
  if (has(down, card)) return { kind: 'closed', card };
  const isLocked = card === LAST_DICE_CARD && !has(turnable(down), card);
  const after = isLocked ? cardsIn(DICE_SET & ~down & ~(1 << card)) : [];
  return { kind: 'larder', card, after };
}

/** What is asked about the house on the table. */
export type Asked =
  /** By card, the nuts that it costs at least; and what is chosen. */
  | {
      readonly kind: 'reach';
      readonly reach: ReadonlyMap<Card, number>;
      readonly waysTo: (card: Card) => number;
      readonly chosen: Card | null;
    }
  /** What a miss may cost; the top of the cage stands for its room. */
  | {
      readonly kind: 'miss';
      readonly penalties: ReadonlyMap<Card, Penalty>;
      readonly chosen: Card | null;
    };

/** lit: in reach, or it may come back. quiet: it is not meant now. plain: nobody is asked. */
export type Light = 'plain' | 'lit' | 'quiet';

export function lightOf(asked: Asked | null, card: Card): Light {
  if (asked === null) return 'plain';
  const isMeant = asked.kind === 'reach' ? asked.reach.has(card) : asked.penalties.has(card);
  return isMeant ? 'lit' : 'quiet';
}

/** The room that each penalty is about, by card. */
export function penaltyRooms(
  { cage }: House,
  penalties: readonly Penalty[],
): ReadonlyMap<Card, Penalty> {
  const top = cage.at(-1);
  return new Map(
    penalties.flatMap((penalty): [Card, Penalty][] => {
      if (penalty === 'none') return [];
      if (penalty !== 'cage') return [[penalty, penalty]];
      return top === undefined ? [] : [[top, penalty]];
    }),
  );
}
