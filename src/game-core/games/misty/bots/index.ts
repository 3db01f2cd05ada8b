import type { Bot } from '../../../kernel/game';
import { randomBot } from '../../../search/random-bot';
import { moves } from '../rules';
import type { Misty } from '../types';
import { greedy } from './greedy';
import { hasty } from './hasty';
import { patient, steady } from './planner';

export const LEVELS: readonly Bot<Misty>[] = [hasty, greedy, steady, patient];

export const BOTS: readonly Bot<Misty>[] = [randomBot(moves), ...LEVELS];
