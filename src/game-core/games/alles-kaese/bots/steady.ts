import { quickBot } from '../../../kernel/thinking';
import { bestBy } from '../../../search/best';
import type { Holes } from '../cards';
import { moves } from '../rules';
import { activeSeat, discardsSupply, holesOf, slotsWith, supplyCount } from '../table';
import type { AllesKaese, Card, Move, Slot, View } from '../types';
import { oddsOf, type Odds } from './odds';
import { chanceToWin, outlookOf, withCheese, withTrap, type Outlook } from './outlook';

/**
 * Plays to win, not for holes: it keeps a card if that betters its chance to win, with exact odds
 * and all that it has seen, and looks at the card whose front would help it most to decide.
 */
export const steady = quickBot<AllesKaese>('steady', steadyMove);

export function steadyMove(view: View): Move {
  const { open } = view;
  const outlook = outlookOf(open.board, activeSeat(open));
  const odds = oddsOf(view);
  const slots = slotsWith(open.board, open.die as Holes);
  return slots.length === 0 ? look(view, outlook, odds) : decide(view, slots, outlook, odds);
}

function decide(
  { open: { board } }: View,
  slots: readonly Slot[],
  outlook: Outlook,
  odds: Odds,
): Move {
  const trapIn = (slot: Slot) => odds.trap(board.display[slot] as Card);
  // All these cards show the same number, so that the safest one is the best to keep. It is also
  // the one to remove: what is more likely a trap may stay for the others.
  const slot = bestBy(slots, (each) => -trapIn(each));
  const holes = holesOf(board, board.display[slot] as Card);
  const supply = supplyCount(board) - 1;
  const { asCheese, asTrap, without } = chances(outlook, holes, supply);
  const trap = trapIn(slot);
  const kept = (1 - trap) * asCheese + trap * asTrap;
  return { type: kept >= without ? 'keep' : 'remove', slot };
}

/** What each result of keeping a card with so many holes, or not, leaves of the chance to win. */
function chances(outlook: Outlook, holes: Holes, supply: number) {
  return {
    asCheese: chanceToWin(withCheese(outlook, holes), supply),
    asTrap: chanceToWin(withTrap(outlook), supply),
    without: chanceToWin(outlook, supply),
  };
}

/**
 * A look is worth what a decision with it is better than one without it, a round from now. A card
 * that the seat knows already tells nothing.
 */
function look(view: View, outlook: Outlook, odds: Odds): Move {
  const { setting, board } = view.open;
  const spent = outlook.seats + (discardsSupply(setting, 'peek') ? 1 : 0);
  const supply = Math.max(1, supplyCount(board) - spent);
  return bestBy(moves(view), ({ slot }) => {
    const card = board.display[slot] as Card;
    if (odds.knows(card)) return -1;
    const trap = odds.trap(card);
    const { asCheese, asTrap, without } = chances(outlook, holesOf(board, card), supply);
    const informed = (1 - trap) * Math.max(asCheese, without) + trap * Math.max(asTrap, without);
    const blind = Math.max((1 - trap) * asCheese + trap * asTrap, without);
    return informed - blind;
  });
}
