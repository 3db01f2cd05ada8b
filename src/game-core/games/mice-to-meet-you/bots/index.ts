import type { Bot } from '../../../kernel/game';
import { randomBot } from '../../../search/random-bot';
import { greedy } from './greedy';
import { steady } from './steady';
import { moves } from '../rules';
import type { Mice } from '../types';

export const BOTS: readonly Bot<Mice>[] = [randomBot(moves), greedy, steady];
