import { faceOf } from '../../src/game-core/games/misty/faces';
import type { Move as MistyMove } from '../../src/game-core/games/misty/types';
import type { Kinds } from '../../src/game-core/kernel/game';
import { LANGUAGES } from '../../src/i18n/languages';
import { GAME_TABLES } from '../../src/tables';
import { PLAYABLE, type PlayableGame } from '../../src/tables/playable';
import { judgedPositions } from '../game-core/coach/reasons/positions';

const MATCHES: Readonly<Record<PlayableGame, number>> = {
  'so-ein-mist': 1,
  'alles-kaese': 4,
  misty: 2,
  'mice-to-meet-you': 2,
};

/** In a row of the review beside a small board, in a few lines. */
const LONGEST = 64;

const players = Array.from({ length: 6 }, (_, seat) => ({ name: `Player ${seat}`, bot: null }));

/** What a person chooses: of two cards with the same drawing it does not matter which. */
function chosen(game: PlayableGame, move: Kinds['move']): string {
  if (game !== 'misty') return JSON.stringify(move);
  const misty = move as MistyMove;
  return misty.type === 'activate'
    ? JSON.stringify(misty)
    : `${faceOf(misty.card)} on ${misty.cell}`;
}

/** A choice that was made and a better one are read below each other: alike, they would say nothing. */
describe.each(PLAYABLE)('%s', (game) => {
  const decisions = judgedPositions(game, MATCHES[game]).map(({ view, verdict }) => ({
    view,
    moves: verdict.moves.map(({ move }) => move),
  }));

  test.each(Object.entries(LANGUAGES))(
    '%s tells no two choices of one decision alike',
    (_, say) => {
      const teller = { say, players, isFresh: true };
      const table = GAME_TABLES[game];
      let long = '';
      const alike = decisions.flatMap(({ view, moves }) => {
        const meant = new Map<string, string>();
        return moves.flatMap((move) => {
          const told = table.tellMove(move, view, teller);
          const what = chosen(game, move);
          const before = meant.get(told) ?? what;
          meant.set(told, what);
          if (told.length > long.length) long = told;
          return before === what ? [] : [`${told}: ${before} and ${what}`];
        });
      });
      expect(decisions.length).toBeGreaterThan(500);
      expect([...new Set(alike)].slice(0, 5)).toEqual([]);
      expect(long.length <= LONGEST ? '' : long).toBe('');
    },
  );
});
