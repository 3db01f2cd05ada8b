import type { Bot } from '../../kernel/game';
import { randomBot } from '../../search/random-bot';
import { greedy } from './bots/greedy';
import { steady } from './bots/steady';
import { forgetful, timid } from './bots/weaker';
import { moves } from './rules';
import type { AllesKaese } from './types';

export const LEVELS: readonly Bot<AllesKaese>[] = [timid, forgetful, greedy, steady];

export const BOTS: readonly Bot<AllesKaese>[] = [randomBot(moves), ...LEVELS];
