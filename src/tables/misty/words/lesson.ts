import { arrowOf, kindOf } from '../../../game-core/games/misty/cards';
import type { Move, View } from '../../../game-core/games/misty/types';
import type { Phrases } from '../../../i18n';
import type { Lesson } from '../../shared/game-table';

/** The order, the place or the card. */
export function lessonsOf(
  made: Move,
  best: Move,
  _: View,
  { lessons }: Phrases,
): readonly Lesson[] {
  if (made.type === 'activate') return [lessons.order];
  if (kindOf(made.card) !== kindOf(best.card)) return [lessons.card];
  return [arrowOf(best.card) === null ? lessons.place : lessons.arrowPlace];
}
