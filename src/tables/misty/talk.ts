import type { Remark } from '../../game-core/coach/remark';
import { kindOf } from '../../game-core/games/misty/cards';
import { reasonFor } from '../../game-core/games/misty/reason';
import type { Misty } from '../../game-core/games/misty/types';
import type { Teller } from '../shared/game-table';

/** What a bot says while a window comes to life. */
export function remark(said: Remark<Misty>, { say }: Teller): string {
  const { mistyTalk, talk } = say;
  if (said.kind === 'luck') throw new RangeError('Nobody throws here.');
  const reason = reasonFor(said.before, said.verdict);
  const best = said.verdict.best?.move;
  if (reason.kind !== 'activate' || best === undefined) {
    throw new RangeError('Only what comes to life is talked about.');
  }
  const { points, others } = reason;
  if (said.kind === 'praise') return mistyTalk.goodOrder(points, others);
  const words = mistyTalk.wake(kindOf(best.card), points);
  return said.isThankful ? talk.thanks(words) : words;
}
