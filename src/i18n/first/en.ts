import { app } from '../words/en/app';
import { games } from '../words/en/games';
import { levels } from '../words/en/levels';
import { lobby } from '../words/en/lobby';

/** What the first page says. All other words are loaded with the screens that say them. */
export const en = { app, lobby, games, levels };

export type FirstPhrases = typeof en;
