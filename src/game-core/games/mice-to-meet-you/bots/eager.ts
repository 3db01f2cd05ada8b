import { quickBot } from '../../../kernel/thinking';
import { bestBy } from '../../../search/best';
import { isDiceCard, type Card } from '../cards';
import { total } from '../dice';
import { moves } from '../rules';
import type { Mice } from '../types';

/** Less than any two cards differ by: nuts decide only between two ways to the same card. */
const SMALL = 1e-4;

/**
 * Catches the most mice that it can at once, whatever nuts that costs, and whatever will be hard to
 * meet later. A dice card is turned only where there is nothing to catch.
 */
export const eager = quickBot<Mice>('eager', (view) => {
  const { tray } = view.open;
  const red = tray === null ? 0 : total(tray.red);
  return bestBy(moves(view), (move) => {
    switch (move.type) {
      case 'catch':
        return appeal(move.card) - SMALL * Math.abs(move.card - red - move.yellow);
      case 'take':
        return appeal(move.card);
      case 'pass':
        return 0;
      case 'miss':
        return -1;
    }
  });
});

function appeal(card: Card): number {
  return isDiceCard(card) ? card / 100 : card;
}
