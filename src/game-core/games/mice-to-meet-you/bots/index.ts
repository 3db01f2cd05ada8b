import type { Bot } from '../../../kernel/game';
import { randomBot } from '../../../search/random-bot';
import { moves } from '../rules';
import type { Mice } from '../types';
import { canny } from './canny';
import { eager } from './eager';
import { greedy } from './greedy';
import { steady } from './steady';

export const LEVELS: readonly Bot<Mice>[] = [eager, greedy, steady, canny];

export const BOTS: readonly Bot<Mice>[] = [randomBot(moves), ...LEVELS];
