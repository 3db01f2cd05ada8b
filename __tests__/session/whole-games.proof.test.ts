import { GAMES } from '../../src/game-core/games';
import { playWholeGames } from './whole-game';

// A busy machine is slow, not wrong.
jest.setTimeout(300_000);

test.each(GAMES.map(({ game }) => game.id))(
  '%s: whole games with every mix of people and bots keep secrets, lose nothing and end',
  async (id) => {
    expect(await playWholeGames(id, 200, 'proof')).toBe(200);
  },
);
