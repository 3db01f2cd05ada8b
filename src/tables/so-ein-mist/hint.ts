import { soEinMistJudge } from '../../game-core/games/so-ein-mist/judge';
import { landingWith, reasonFor, type Landing } from '../../game-core/games/so-ein-mist/reason';
import { soEinMistTalk } from '../../game-core/games/so-ein-mist/talk';
import { activeSeat } from '../../game-core/games/so-ein-mist/table';
import type { Face, Open, SoEinMist } from '../../game-core/games/so-ein-mist/types';
import { signed } from '../../i18n/numbers';
import type { Teller } from '../shared/game-table';
import { NAME, type Hints } from '../shared/hint-words';
import { shortNameOf } from '../shared/names';
import { remark } from './talk';

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
    const stop = landingWith(open, open.dice[open.dice.length - 1] as Face);
    return say.mistWhy.stop(signed(stop.value), takerIn(open, stop, teller));
  },

  choice: (move, _, { say }) => (move === 'stop' ? say.soEinMist.stop : say.soEinMist.rollAgain),

  why(view, verdict, teller) {
    const { say } = teller;
    const reason = reasonFor(view, verdict);
    switch (reason.kind) {
      case 'only':
        return say.hint.only;
      case 'stop': {
        const { better, forcing, worstForced } = reason;
        const worst = worstForced < 0 ? signed(worstForced) : null;
        return say.mistWhy.stopWhy(better, forcing, worst);
      }
      case 'continue': {
        const { stop, better, forcing } = reason;
        const name = takerIn(view.open, stop, teller);
        return say.mistWhy.rollWhy(signed(stop.value), name, better, forcing);
      }
    }
  },
};
