import { movable } from '../../../game-core/games/misty/activation';
import type { Card } from '../../../game-core/games/misty/cards';
import type { Window } from '../../../game-core/games/misty/types';

/** What a person has in mind about a window that comes to life. */
export interface Waking {
  /** It shows where it would go. */
  readonly chosen: Card | null;
  /**
   * The last one that can move has moved before their eyes. It counts once they say that they have finished:
   * until then it can be taken back like all others.
   */
  readonly last: Card | null;
}

export const NOT_YET: Waking = { chosen: null, last: null };

/** What a tap on a drawing brings. */
export type Tapped =
  | { readonly kind: 'draft'; readonly draft: Waking }
  /** It moves, and that counts. */
  | { readonly kind: 'move'; readonly card: Card };

/** Whether nothing is left to move once this card has. */
export function isLast(window: Window, moved: readonly Card[], card: Card): boolean {
  return movable(window, [...moved, card]).length === 0;
}

/** A first tap shows what would come of it, where people want that; a second one sets it off. */
export function tapped(
  { chosen }: Waking,
  card: Card,
  { asksTwice, endsIt }: { readonly asksTwice: boolean; readonly endsIt: boolean },
): Tapped {
  if (asksTwice && chosen !== card) return { kind: 'draft', draft: { chosen: card, last: null } };
  if (endsIt) return { kind: 'draft', draft: { chosen: null, last: card } };
  return { kind: 'move', card };
}

/** What has moved, as it is seen. */
export function seenMoves(moved: readonly Card[], { last }: Waking): readonly Card[] {
  return last === null ? moved : [...moved, last];
}
