import { GAMES } from '../../../src/game-core/games';
import type { PlayableGame } from '../../../src/tables/playable';
import { LANGUAGES } from '../../../src/i18n/languages';
import type { Chosen } from '../../../src/game-core/coach/review';
import type { Look } from '../../../src/screens/review/look-at';
import { costlyInWords, happenedInWords, standAt } from '../../../src/screens/review/words';
import { GAME_TABLES } from '../../../src/tables';
import { nameOf } from '../../../src/tables/shared/names';
import { played } from '../../game-core/coach/played';
import { pastOfMatch, PLAYERS } from './past';

const YOU = { en: /\byour?\b/i, de: /\b(du|dich|dir|dein)\b/i };

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const match = played(entry, PLAYERS.length, 'told');
  const table = GAME_TABLES[id as PlayableGame];

  test('a choice has the same turn in the replay as in the list, and the chance that the curve has there', () => {
    const past = pastOfMatch(match);
    const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
    const shares = Array.from({ length: match.length + 1 }, (_, moment) => moment / match.length);
    const curves = { shares: [shares], length: match.length };
    for (let moment = 1; moment < match.length; moment += 1) {
      const move = past.moveAt(moment);
      if (move?.by !== 0) continue;
      const weighed = { ...move, price: 0, priceError: 0 };
      const choice = { made: { ...weighed, worth: 0.4 }, best: { ...weighed, worth: 0.6 } };
      const chosen = { moment, choice, price: 0.2 } as unknown as Chosen;
      const look = { seat: 0, curves, review: { made: [chosen] } } as unknown as Look;
      const told = costlyInWords(past, 0, chosen, table, teller);
      expect(standAt(past, look, moment)).toEqual({ turn: told.turn, share: shares[moment] });
      // Where nothing is open it is the turn of what has just happened.
      const after = standAt(past, look, moment + 1);
      expect(after).toEqual({ turn: past.turnAt(moment), share: shares[moment + 1] });
    }
  });

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
