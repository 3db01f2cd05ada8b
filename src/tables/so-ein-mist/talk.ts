import type { Remark } from '../../game-core/coach/remark';
import { reasonFor } from '../../game-core/games/so-ein-mist/reason';
import type { Face, SoEinMist, View } from '../../game-core/games/so-ein-mist/types';
import type { Teller } from '../shared/game-table';
import { NAME } from '../shared/hint-words';
import { shortNameOf } from '../shared/names';
import { valueInWords } from './words/describe';

const latest = ({ open: { dice } }: View) => dice[dice.length - 1] as Face;

/** What a bot says to a throw, a stop or another roll. */
export function remark(said: Remark<SoEinMist>, { say, players }: Teller): string {
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
  const { stop } = reason;
  const whom = stop.taker === said.speaker ? talk.me : shortNameOf(players, stop.taker, NAME);
  const words =
    kind === 'stop' ? mistTalk.stop(valueInWords(say, stop), whom) : mistTalk.roll(better);
  return said.isThankful ? talk.thanks(words) : words;
}
