import type { Bot } from '../../../kernel/game';
import { quickBot } from '../../../kernel/thinking';
import { isSolo } from '../table';
import type { Mice } from '../types';
import type { Goal } from './goals';
import type { SoloValues } from './values';
import { bestOf, weigh } from './worth';

export const SOLO_BOT_NAMES: Readonly<Record<Goal, string>> = {
  rating: 'solo-perfect',
  clear: 'solo-perfect-clear',
};

/** Plays the solo game as well as it can be played, by the values of the solved game. */
export function soloPerfect(values: SoloValues): Bot<Mice> {
  return quickBot(SOLO_BOT_NAMES[values.goal], ({ open }) => {
    if (!isSolo(open.table)) throw new RangeError('Only the solo game is solved.');
    return bestOf(weigh(values, open)).move;
  });
}
