import type { Bot } from '../../../kernel/game';
import { randomBot } from '../../../search/random-bot';
import { moves } from '../rules';
import type { SoEinMist } from '../types';
import { greedy } from './greedy';

export const BOTS: readonly Bot<SoEinMist>[] = [randomBot(moves), greedy];
