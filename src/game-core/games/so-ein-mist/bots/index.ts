import type { Bot } from '../../../kernel/game';
import { randomBot } from '../../../search/random-bot';
import { moves } from '../rules';
import type { SoEinMist } from '../types';
import { farsighted } from './farsighted';
import { greedy } from './greedy';
import { selfish, timid } from './weaker';

export const LEVELS: readonly Bot<SoEinMist>[] = [timid, selfish, greedy, farsighted];

export const BOTS: readonly Bot<SoEinMist>[] = [randomBot(moves), ...LEVELS];
