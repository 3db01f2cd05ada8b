import { quickBot } from '../../../kernel/thinking';
import type { AllesKaese } from '../types';
import { greedy } from './greedy';

/** Plays as `greedy` does, but does not remember what it saw when it looked. */
export const forgetful = quickBot<AllesKaese>('forgetful', (view, random) =>
  greedy.choose({ ...view, seen: [] }, random),
);
