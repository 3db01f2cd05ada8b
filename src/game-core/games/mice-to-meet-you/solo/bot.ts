import type { Bot } from '../../../kernel/game';
import type { Mice } from '../types';
import type { SoloValues } from './values';
import { bestOf, weigh } from './worth';

/** Plays the solo game as well as it can be played, by the values of the solved game. */
export function soloPerfect(values: SoloValues): Bot<Mice> {
  return {
    name: 'solo-perfect',
    choose: ({ open }) => bestOf(weigh(values, open)).move,
  };
}
