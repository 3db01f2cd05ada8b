import type { Move, View } from '../../../game-core/games/so-ein-mist/types';
import type { Phrases } from '../../../i18n';
import { valueOf } from '../../../game-core/games/so-ein-mist/cards';
import type { Lesson } from '../../shared/game-table';
import { stopPreview } from '../preview';

/** Stopping for dung, stopping too soon, or rolling on too long. */
export function lessonOf(made: Move, _: Move, { seat, open }: View, { lessons }: Phrases): Lesson {
  if (made === 'continue') return lessons.rolledOn;
  const stop = stopPreview(open);
  const isDung = stop !== null && stop.taker === seat && valueOf(stop.card) < 0;
  return isDung ? lessons.stoppedForDung : lessons.stoppedSoon;
}
