import type { GameTable } from './shared/game-table';
import { soEinMistTable } from './so-ein-mist';

/** The games that can be played, by their id. A new table is one folder and one line here. */
export const GAME_TABLES: Readonly<Record<string, GameTable>> = {
  'so-ein-mist': soEinMistTable,
};
