import type { Bot } from '../../kernel/game';
import { randomBot } from '../../search/random-bot';
import { moves } from './rules';
import type { Misty } from './types';

export const BOTS: readonly Bot<Misty>[] = [randomBot(moves)];
