import { GAMES } from '../../src/game-core/games';
import { playWholeGames } from './whole-game';

jest.setTimeout(3_600_000);

const NAME = process.env['SOAK_SEED'] ?? 'soak';

test.each(GAMES.map(({ game }) => game.id))(
  '%s: five thousand whole games with every mix of people and bots keep secrets and lose nothing',
  async (id) => {
    expect(await playWholeGames(id, 5000, NAME)).toBe(5000);
  },
);
