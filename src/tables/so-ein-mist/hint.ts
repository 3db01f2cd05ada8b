import { soEinMistJudge } from '../../game-core/games/so-ein-mist/judge';
import {
  reasonFor,
  stopNow,
  type Landing,
  type Reason,
} from '../../game-core/games/so-ein-mist/reason';
import { soEinMistTalk } from '../../game-core/games/so-ein-mist/talk';
import { activeSeat } from '../../game-core/games/so-ein-mist/table';
import { FACES, type Open, type SoEinMist } from '../../game-core/games/so-ein-mist/types';
import type { Phrases } from '../../i18n';
import type { Teller } from '../shared/game-table';
import { NAME, type Hints } from '../shared/hint-words';
import { shortNameOf } from '../shared/names';
import { remark } from './talk';
import { valueInWords } from './words/describe';

type Free = Exclude<Reason, { readonly kind: 'only' }>;

/** Null where it is who decides. */
function takerIn(open: Open, { taker }: Landing, { players }: Teller): string | null {
  return taker === activeSeat(open) ? null : shortNameOf(players, taker, NAME);
}

export const soEinMistHints: Hints<SoEinMist> = {
  judge: soEinMistJudge,
  talk: soEinMistTalk,
  remark,

  title(move, { open }, teller) {
    const { say } = teller;
    if (move === 'continue') return say.soEinMist.rollAgain;
    const stop = stopNow(open);
    return say.mistWhy.stop(valueInWords(say, stop), takerIn(open, stop, teller));
  },

  choice: (move, _, { say }) => (move === 'stop' ? say.soEinMist.stop : say.soEinMist.rollAgain),

  why(view, verdict, teller) {
    const { say } = teller;
    const { open } = view;
    const reason = reasonFor(view, verdict);
    switch (reason.kind) {
      case 'only':
        return say.hint.only;
      case 'stop':
        return whyToStop(say, reason, takerIn(open, reason.stop, teller));
      case 'continue':
        return whyToRoll(say, reason, takerIn(open, reason.stop, teller));
    }
  },
};

function whyToStop(say: Phrases, reason: Free, name: string | null): string {
  const { stop, better, food, forcing, worstForced, isEven } = reason;
  const words = say.mistWhy;
  const worst = worstForced === null ? null : valueInWords(say, worstForced);
  if (isEven) {
    const isNoDung = worst === null || forcing === FACES.length;
    return isNoDung && better === 0 ? words.noMore(name) : words.stopEven(forcing, worst);
  }
  if (name === null && stop.value < 0 && food > 0) return words.feeds(better, food, forcing);
  return words.stopWhy(name, better, forcing, worst);
}

/** Where no throw gives more it is others whom rolling on is about, or where the figure comes to stand. */
function whyToRoll(say: Phrases, reason: Free, name: string | null): string {
  const { stop, better, food, dung, sparing, ahead, forcing, isEven } = reason;
  const words = say.mistWhy;
  const value = valueInWords(say, stop);
  if (isEven) return words.rollEven(value, name, better);
  if (better > 0) return words.rollWhy(value, name, better, forcing);
  if (name !== null && stop.value > 0 && sparing > 0) return words.spares(value, name, sparing);
  if (name === null && stop.value < 0 && dung > 0) return words.dung(value, dung);
  if (ahead > 0) return words.ahead(value, name, ahead);
  if (name === null && stop.value < 0 && food > 0) return words.away(value, food);
  return words.whoGetsWhat(value, name);
}
