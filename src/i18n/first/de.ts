import { app } from '../words/de/app';
import { games } from '../words/de/games';
import { levels } from '../words/de/levels';
import { lobby } from '../words/de/lobby';
import type { FirstPhrases } from './en';

export const de: FirstPhrases = { app, lobby, games, levels };
