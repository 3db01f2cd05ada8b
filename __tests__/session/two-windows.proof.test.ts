import { raceWindows } from './two-windows';

// A busy machine is slow, not wrong.
jest.setTimeout(300_000);

// A random game of MICE takes thousands of turns, and its seats are asked one by one, as in So ein Mist.
test.each(['so-ein-mist', 'alles-kaese', 'misty'])(
  '%s: of two windows that race, neither shows anything that is rolled back, and both end alike',
  async (id) => {
    const games = Array.from({ length: 12 }, (_, nth) => `${id} ${nth}`);
    for (const name of games) await expect(raceWindows(id, name)).resolves.toBeUndefined();
  },
);
