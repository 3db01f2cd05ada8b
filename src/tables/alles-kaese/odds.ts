import { CARDS_EACH, DECLARED, type Holes } from '../../game-core/games/alles-kaese/cards';
import { lookedAtBy } from '../../game-core/games/alles-kaese/table';
import type { Card, Open, Slot, View } from '../../game-core/games/alles-kaese/types';
import { knownFronts } from '../../game-core/games/alles-kaese/view';
import type { Seat } from '../../game-core/kernel/seats';

/** Of the cards with as many holes whose front the viewer has not seen, wherever they are. */
export interface Odds {
  readonly holes: Holes;
  readonly unseen: number;
  readonly traps: number;
}

/** The pack was shuffled: each card that the viewer has not seen may be any of those missing. */
export function oddsOf(view: View, holes: Holes): Odds {
  const { backs } = view.open.board;
  const seen = knownFronts(view).filter(
    (front, card) => front !== undefined && backs[card] === holes,
  );
  const traps = seen.filter((front) => front === 'trap').length;
  return { holes, unseen: CARDS_EACH - seen.length, traps: DECLARED.traps[holes] - traps };
}

/** What lies open for everybody: who plays from memory has to remember the rest. */
export function inTheOpen(view: View): View {
  return { ...view, seat: 'table', seen: [] };
}

/** Who has looked under a card, by seat. */
export function seatsThatLookedAt(open: Open, card: Card): readonly Seat[] {
  return open.board.rows.flatMap((_, seat) => (lookedAtBy(open, seat).has(card) ? [seat] : []));
}

/** The slots that wear the paw of a seat. */
export function pawedSlots(open: Open, seat: Seat): readonly Slot[] {
  const cards = lookedAtBy(open, seat);
  return open.board.display.flatMap((card, slot) =>
    card !== null && cards.has(card) ? [slot] : [],
  );
}
