import { CARDS_EACH, DECLARED, HOLES, type Front, type Holes } from '../cards';
import { holesOf } from '../table';
import type { Board, Card, View } from '../types';
import { knownFronts } from '../view';

/** What a seat knows of the fronts, by counting: exact, since the pack was shuffled. */
export interface Odds {
  /** How likely the card is a trap: 0 or 1 where the seat has seen it. */
  trap(card: Card): number;
  knows(card: Card): boolean;
}

export function oddsOf(view: View): Odds {
  const { board } = view.open;
  const fronts = knownFronts(view);
  const unseen = trapShares(board, fronts);
  return {
    trap(card) {
      const front = fronts[card];
      if (front === undefined) return unseen[holesOf(board, card)];
      return front === 'trap' ? 1 : 0;
    },
    knows: (card) => fronts[card] !== undefined,
  };
}

/** For each number of holes, the share of traps among the cards whose front is not known. */
function trapShares(
  board: Board,
  fronts: readonly (Front | undefined)[],
): Readonly<Record<Holes, number>> {
  const traps: Record<Holes, number> = { ...DECLARED.traps };
  const cards: Record<Holes, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (const holes of HOLES) cards[holes] = CARDS_EACH;
  fronts.forEach((front, card) => {
    if (front === undefined) return;
    const holes = holesOf(board, card);
    cards[holes] -= 1;
    if (front === 'trap') traps[holes] -= 1;
  });
  for (const holes of HOLES) traps[holes] = cards[holes] === 0 ? 0 : traps[holes] / cards[holes];
  return traps;
}
