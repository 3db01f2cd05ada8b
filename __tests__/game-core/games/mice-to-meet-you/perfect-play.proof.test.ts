import { RATINGS } from '../../../../src/game-core/games/mice-to-meet-you/score';
import { distributions } from '../../../../src/game-core/games/mice-to-meet-you/solo/distribution';
import { PERFECT_PLAY } from '../../../../src/game-core/games/mice-to-meet-you/solo/perfect-play';
import { solve } from '../../../../src/game-core/games/mice-to-meet-you/solo/solve';
import { worthNow } from '../../../../src/game-core/games/mice-to-meet-you/solo/worth';
import { SOLO_LEVELS } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { game } from './scenario';
import { valuesOf } from './solo-values';

// The whole game is solved.
jest.setTimeout(240_000);

test('what a perfect player reaches is what the solved game says, to the last digit', () => {
  const solved = distributions(solve('clear'));
  for (const level of SOLO_LEVELS) {
    const odds = RATINGS.map((rating) => Number(solved[level]!.get(rating)!.toFixed(6)));
    expect(PERFECT_PLAY[level]).toEqual(odds);
  }
});

test('the ratings of an empty hand are together the value of the game at its start', () => {
  for (const level of SOLO_LEVELS) {
    const start = game.setup({ seats: 1, start: 0, options: { level } });
    const cleared = PERFECT_PLAY[level].slice(0, 4).reduce((sum, odds) => sum + odds, 0);
    expect(cleared).toBeCloseTo(worthNow(valuesOf('clear'), start), 5);
  }
});
