import type { Bot } from '../../kernel/game';
import { randomBot } from '../../search/random-bot';
import { forgetful } from './bots/forgetful';
import { greedy } from './bots/greedy';
import { shrewd } from './bots/shrewd';
import { steady } from './bots/steady';
import { moves } from './rules';
import type { AllesKaese } from './types';

export const LEVELS: readonly Bot<AllesKaese>[] = [forgetful, greedy, steady, shrewd];

export const BOTS: readonly Bot<AllesKaese>[] = [randomBot(moves), ...LEVELS];
