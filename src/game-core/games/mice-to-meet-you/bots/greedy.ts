import { quickBot } from '../../../kernel/thinking';
import { isDiceCard, type Card, type CardSet } from '../cards';
import { total } from '../dice';
import { moves } from '../rules';
import { houseOf } from '../table';
import type { House, Mice, Move } from '../types';
import { oddsOf } from './odds';

/**
 * Lays the card that its dice are least likely to meet again, and turns a dice card only where no
 * card can be laid. It looks neither at the others nor beyond the move.
 */
export const greedy = quickBot<Mice>('greedy', (view) => {
  const { table, asked, tray } = view.open;
  const house = houseOf(table, asked ?? 0);
  const sum = tray === null ? 0 : (tray.left ?? total(tray.red));
  let best: Move = { type: 'pass' };
  let most = -Infinity;
  for (const move of moves(view)) {
    const worth = appeal(house, sum, move);
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
});

/** Less than any two odds differ by: nuts decide only between two ways to the same card. */
const SMALL = 1e-6;

/** Hand cards before dice cards before passing before a miss; the rarest first. */
function appeal({ down, cage }: House, sum: number, move: Move): number {
  switch (move.type) {
    case 'catch':
      return gain(down, move.card, Math.abs(move.card - sum - move.yellow));
    case 'take':
      return gain(down, move.card, Math.abs(move.card - sum));
    case 'pass':
      return 0;
    case 'miss':
      return -2 + ease(down, cage, move.penalty);
  }
}

function gain(down: CardSet, card: Card, nuts: number): number {
  return (isDiceCard(card) ? 1 : 2) - oddsOf(down, card) - nuts * SMALL;
}

/** How soon the penalty may be made good. */
function ease(down: CardSet, cage: House['cage'], penalty: 'cage' | 'none' | number): number {
  if (penalty === 'none') return 0;
  return oddsOf(down, penalty === 'cage' ? (cage[cage.length - 1] ?? 0) : penalty);
}
