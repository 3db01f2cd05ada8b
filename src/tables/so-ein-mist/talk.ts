import type { Remark } from '../../game-core/coach/remark';
import { reasonFor, type Landing } from '../../game-core/games/so-ein-mist/reason';
import type { Face, SoEinMist, View } from '../../game-core/games/so-ein-mist/types';
import type { Teller } from '../shared/game-table';
import { NAME } from '../shared/hint-words';
import { shortNameOf } from '../shared/names';
import { valueInWords } from './words/describe';

const latest = ({ open: { dice } }: View) => dice[dice.length - 1] as Face;

/** What a bot says to a throw, a stop or another roll. */
export function remark(said: Remark<SoEinMist>, teller: Teller): string {
  const { say, players } = teller;
  const { mistTalk, talk } = say;
  const name = shortNameOf(players, said.about, NAME);
  if (said.kind === 'luck') {
    const told = said.luck === 'lucky' ? mistTalk.lucky : mistTalk.unlucky;
    return told(latest(said.after), name);
  }
  const reason = reasonFor(said.before, said.verdict);
  if (reason.kind === 'only') throw new RangeError('There was nothing to choose.');
  const { better, kind } = reason;
  if (said.kind === 'praise') {
    return kind === 'stop'
      ? mistTalk.goodStop(better)
      : mistTalk.goodRoll(valueInWords(say, reason.stop));
  }
  const words = kind === 'stop' ? stopped(reason.stop, said, teller) : mistTalk.roll(better);
  return said.isThankful ? talk.thanks(words) : words;
}

/** What a stop would have given, and to whom: nobody wants dung for somebody. */
function stopped(stop: Landing, { speaker, about }: Remark<SoEinMist>, { say, players }: Teller) {
  const value = valueInWords(say, stop);
  switch (stop.taker) {
    case speaker:
      return say.mistTalk.stopForMe(value);
    case about:
      return say.mistTalk.stopAndTake(value);
    default:
      return say.mistTalk.stopFor(value, shortNameOf(players, stop.taker, NAME));
  }
}
