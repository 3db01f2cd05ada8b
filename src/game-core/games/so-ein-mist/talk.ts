import type { Talk } from '../../coach/remark';
import { reasonFor } from './reason';
import { activeSeat, forcedStop, roundOf } from './table';
import type { SoEinMist } from './types';

/** So many of the six throws tempt anybody. */
const TEMPTING = 3;

export const soEinMistTalk: Talk<SoEinMist> = {
  // Otherwise it would say whether to roll again.
  isPlainLuck: ({ open: { dice } }) => forcedStop(dice) !== null,
  roundOf: ({ open }) => roundOf(open),
  isJudged: () => true,
  isPraised(view, verdict) {
    const reason = reasonFor(view, verdict);
    switch (reason.kind) {
      case 'only':
        return false;
      case 'stop':
        return reason.better >= TEMPTING;
      case 'continue':
        return reason.stop.taker === activeSeat(view.open) && reason.stop.value > 0;
    }
  },
};
