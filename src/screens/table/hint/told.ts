import { tenthsOf } from '../../../game-core/coach/balance';
import type { Phrases } from '../../../i18n';
import type { Ranked } from './ranked';

/** What stands beside a bar. Where facts alone speak against it, a word does. */
export function figureOf({ rank, weighed }: Ranked, { hint, coach }: Phrases): string {
  if (rank !== 'worse') return hint[rank];
  const tenths = tenthsOf(weighed.price);
  return tenths > 0 ? coach.points(-tenths) : hint.worse;
}

/** The whole row, for who listens. */
export function toldOf({ words, rank, weighed }: Ranked, { hint, coach }: Phrases): string {
  if (rank === 'best') return hint.isBest(words);
  if (rank === 'even') return hint.isEven(words);
  const tenths = tenthsOf(weighed.price);
  return tenths > 0 ? hint.costs(words, coach.points(tenths).slice(1)) : hint.isWorse(words);
}
