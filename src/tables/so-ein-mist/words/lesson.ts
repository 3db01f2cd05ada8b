import type { Move, View } from '../../../game-core/games/so-ein-mist/types';
import type { Phrases } from '../../../i18n';
import { valueOf } from '../../../game-core/games/so-ein-mist/cards';
import type { Lesson } from '../../shared/game-table';
import { stopPreview } from '../preview';

/** Rolling on too long, or stopping too soon, be it for dung. */
export function lessonsOf(
  made: Move,
  _: Move,
  { seat, open }: View,
  { lessons }: Phrases,
): readonly Lesson[] {
  if (made === 'continue') return [lessons.rolledOn];
  const stop = stopPreview(open);
  const isDung = stop !== null && stop.taker === seat && valueOf(stop.card) < 0;
  return isDung ? [lessons.stoppedForDung, lessons.stoppedSoon] : [lessons.stoppedSoon];
}
