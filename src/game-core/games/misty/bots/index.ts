import type { Bot } from '../../../kernel/game';
import { randomBot } from '../../../search/random-bot';
import { moves } from '../rules';
import type { Misty } from '../types';
import { greedy } from './greedy';
import { steady } from './steady';

/** From the weakest to the strongest. */
export const BOTS: readonly Bot<Misty>[] = [randomBot(moves), greedy, steady];
