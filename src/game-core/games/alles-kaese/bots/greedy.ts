import { quickBot } from '../../../kernel/thinking';
import { bestBy } from '../../../search/best';
import { moves } from '../rules';
import { holesKept } from '../score';
import { activeSeat, countFronts, holesOf } from '../table';
import type { AllesKaese, Card, Move, Open } from '../types';
import { oddsOf } from './odds';

/** What a seat's first and second trap cost, in holes. */
const PRICES = [1, 3];
/** What the third one costs, besides all the holes that the seat has. */
const LAST_PRICE = 10;

/**
 * The best card in holes: what it brings if it is cheese against the price of a trap, with exact
 * odds. It looks at the card with the most holes, and at nobody else.
 */
export const greedy = quickBot<AllesKaese>('greedy', (view) => {
  const { board } = view.open;
  const odds = oddsOf(view);
  const price = priceOfTrap(view.open);
  return bestBy(moves(view), ({ type, slot }: Move) => {
    const card = board.display[slot] as Card;
    const holes = holesOf(board, card);
    switch (type) {
      case 'peek':
        return odds.knows(card) ? 0 : holes;
      case 'keep':
        return (1 - odds.trap(card)) * holes - odds.trap(card) * price;
      case 'remove':
        return 0;
    }
  });
});

function priceOfTrap(open: Open): number {
  const seat = activeSeat(open);
  const traps = countFronts(open.board.rows[seat] ?? [], 'trap');
  return PRICES[traps] ?? LAST_PRICE + holesKept(open.board, seat);
}
