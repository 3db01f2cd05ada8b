import { isDiceCard } from '../../../game-core/games/mice-to-meet-you/cards';
import type { Move, View } from '../../../game-core/games/mice-to-meet-you/types';
import type { Phrases } from '../../../i18n';
import type { Lesson } from '../../shared/game-table';

type Deed = 'mice' | 'larder' | 'miss' | 'pass';

function deedOf(move: Move): Deed {
  if (move.type === 'miss' || move.type === 'pass') return move.type;
  return isDiceCard(move.card) ? 'larder' : 'mice';
}

/** Larders too soon or too late, offers taken or left, misses; which room it was teaches nothing for another game. */
export function lessonsOf(
  made: Move,
  best: Move,
  _: View,
  { lessons }: Phrases,
): readonly Lesson[] {
  const [did, better] = [deedOf(made), deedOf(best)];
  if (did === better) return [];
  if (did === 'pass') return [lessons.passed];
  if (better === 'pass') return [lessons.took];
  if (did === 'miss') return [lessons.missed];
  if (better === 'miss') return [];
  return did === 'larder' ? [lessons.closedSoon] : [lessons.closedLate];
}
