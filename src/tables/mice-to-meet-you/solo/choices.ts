import { total } from '../../../game-core/games/mice-to-meet-you/dice';
import type { Move, State } from '../../../game-core/games/mice-to-meet-you/types';
import { SOLO_BONUS_TOTAL } from '../../../game-core/games/mice-to-meet-you/cards';

/** What a move of the solo game does, as people speak of it. */
export type Choice =
  | {
      readonly kind: 'catch';
      readonly card: number;
      readonly nuts: number;
      /** The total of the yellow dice that are left over. */
      readonly leaves: number;
      /** What is left brings a nut, unless it is used for a second card. */
      readonly bringsNut: boolean;
    }
  /** A second card: the nuts include the one that it always costs. */
  | { readonly kind: 'take'; readonly card: number; readonly nuts: number }
  | { readonly kind: 'miss'; readonly larder: number }
  | {
      readonly kind: 'pass';
      readonly leaves: number;
      readonly bringsNut: boolean;
    };

export function choiceOf({ table, tray }: State, move: Move): Choice {
  switch (move.type) {
    case 'catch': {
      const sum = total(tray?.red ?? []) + move.yellow;
      const nuts = Math.abs(move.card - sum);
      const leaves = total(tray?.yellow ?? []) - move.yellow;
      const bringsNut = isBonus(leaves, table.supply + nuts);
      return { kind: 'catch', card: move.card, nuts, leaves, bringsNut };
    }
    case 'take': {
      const nuts = 1 + Math.abs(move.card - (tray?.left ?? 0));
      return { kind: 'take', card: move.card, nuts };
    }
    case 'miss':
      return { kind: 'miss', larder: Number(move.penalty) };
    case 'pass':
      return {
        kind: 'pass',
        leaves: tray?.left ?? 0,
        bringsNut: isBonus(tray?.left ?? 0, table.supply),
      };
  }
}

/** Whether so much left over brings a nut from a middle that holds so many. */
const isBonus = (leaves: number, supply: number) => leaves >= SOLO_BONUS_TOTAL && supply > 0;
