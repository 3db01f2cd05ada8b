import { GAMES } from '../../../src/game-core/games';
import type { PlayableGame } from '../../../src/tables/playable';
import { LANGUAGES } from '../../../src/i18n/languages';
import { happenedInWords } from '../../../src/screens/review/words';
import { GAME_TABLES } from '../../../src/tables';
import { nameOf } from '../../../src/tables/shared/names';
import { played } from '../../game-core/coach/played';
import { pastOfMatch, PLAYERS } from './past';

const YOU = { en: /\byour?\b/i, de: /\b(du|dich|dir|dein)\b/i };

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const match = played(entry, PLAYERS.length, 'told');
  const table = GAME_TABLES[id as PlayableGame];

  test.each(['en', 'de'] as const)('what others chose is told by their names, %s', (language) => {
    const past = pastOfMatch(match);
    const teller = { say: LANGUAGES[language], players: PLAYERS, isFresh: true };
    for (let moment = 0; moment < match.length; moment += 1) {
      const next = past.moveAt(moment);
      if (next === null) continue;
      const somebodyElse = (next.by + 1) % PLAYERS.length;
      const told = happenedInWords(past, somebodyElse, moment, table, teller);
      expect(told).toContain(nameOf(PLAYERS, next.by));
      expect(told).not.toMatch(YOU[language]);
    }
  });
});
