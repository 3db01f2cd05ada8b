import { quickBot } from '../../../kernel/thinking';
import { bestBy } from '../../../search/best';
import { isDiceCard, type Card } from '../cards';
import { moves } from '../rules';
import type { Mice } from '../types';

/**
 * Catches the most mice that it can at once, whatever nuts that costs, and whatever will be hard to
 * meet later. A dice card is turned only where there is nothing to catch.
 */
export const eager = quickBot<Mice>('eager', (view) =>
  bestBy(moves(view), (move) => {
    switch (move.type) {
      case 'catch':
      case 'take':
        return appeal(move.card);
      case 'pass':
        return 0;
      case 'miss':
        return -1;
    }
  }),
);

function appeal(card: Card): number {
  return isDiceCard(card) ? card / 100 : card;
}
