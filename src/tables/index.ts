import type { PlayableGame } from './playable';
import { allesKaeseTable } from './alles-kaese';
import { mistyTable } from './misty';
import { miceToMeetYouTable } from './mice-to-meet-you';
import type { GameTable } from './shared/game-table';
import { soEinMistTable } from './so-ein-mist';

/** The table of each game that can be played. A new one is a folder, a line here and its id in `playable.ts`. */
export const GAME_TABLES: Readonly<Record<PlayableGame, GameTable>> = {
  'so-ein-mist': soEinMistTable,
  'alles-kaese': allesKaeseTable,
  misty: mistyTable,
  'mice-to-meet-you': miceToMeetYouTable,
};
