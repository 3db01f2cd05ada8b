import type { Move, View } from '../../../game-core/games/alles-kaese/types';
import type { Phrases } from '../../../i18n';
import type { Lesson } from '../../shared/game-table';

/** Too bold or too careful. Which of several slices it was teaches nothing for another game. */
export function lessonsOf(
  made: Move,
  best: Move,
  _: View,
  { lessons }: Phrases,
): readonly Lesson[] {
  if (made.type === 'keep' && best.type === 'remove') return [lessons.keptTrap];
  return made.type === 'remove' && best.type === 'keep' ? [lessons.threwCheese] : [];
}
