import type { Review } from '../../game-core/coach/review';
import type { Kinds } from '../../game-core/kernel/game';
import type { Seat } from '../../game-core/kernel/seats';
import type { Marks } from '../../tables/shared/marks/marks';

/** What a seat is about to choose at a step, and what would have been better; null where it had no choice. */
export function marksAt(
  seat: Seat,
  { made }: Pick<Review, 'made'>,
  step: number,
): Marks<Kinds['move']> | null {
  const open = made.find(({ moment }) => moment === step);
  if (open === undefined) return null;
  const { isBest, made: chosen, best } = open.choice;
  return { by: seat, chosen: chosen.move, better: isBest ? null : best.move };
}
