import { soEinMistJudge } from '../../../../src/game-core/games/so-ein-mist/judge';
import { FACES, type Face, type State } from '../../../../src/game-core/games/so-ein-mist/types';
import { finish } from '../../../../src/game-core/kernel/thinking';
import { victoryShares } from '../../../../src/game-core/search/shares';
import { randomStream } from '../../support/streams';
import { dealt, game, moved, movedAll, rolled } from './scene';

function weigh(state: State, seat: number, worlds?: number) {
  return finish(soEinMistJudge.weigh(game.view(state, seat), randomStream('judge'), worlds));
}

/** The last turn of a game of three; it is seat 2's. */
const LAST_TURN = movedAll(
  dealt({ seats: 3 }),
  ...Array.from({ length: 20 }, (_, turn): Face => FACES[(3 * turn + 2) % 6]!),
);

describe('the last turn', () => {
  const ends = FACES.map((face) => victoryShares(game, moved(LAST_TURN, face)));
  const payoffs = ends.map((shares) => shares[2]!);

  /** The value of rolling on by trying all that may come. */
  const rollOn = (drawn: readonly number[]): number =>
    payoffs.reduce((sum, payoff, face) => {
      const isForced = drawn.includes(face) || drawn.length === 4;
      return sum + (isForced ? payoff : Math.max(payoff, rollOn([...drawn, face]))) / 6;
    }, 0);

  test('is not decided yet: some landings win and some do not', () => {
    expect(new Set(payoffs).size).toBeGreaterThan(1);
  });

  test.each(FACES)('is worth what the rules say after a %i, without any error', (face) => {
    const { moves, best, shares } = weigh(rolled(LAST_TURN, face), 2, 8);
    expect(moves.map(({ move }) => move)).toEqual(['stop', 'continue']);
    const [stop, goOn] = [payoffs[face - 1]!, rollOn([face - 1])];
    expect(moves.map(({ worth }) => worth)).toEqual([
      expect.closeTo(stop, 12),
      expect.closeTo(goOn, 12),
    ]);
    for (const { error, priceError } of moves)
      expect(Math.max(error, priceError)).toBeCloseTo(0, 7);
    expect(best!.move).toBe(goOn > stop + 1e-12 ? 'continue' : 'stop');
    expect(shares[2]).toBeCloseTo(Math.max(stop, goOn), 12);
  });

  test('a forced stop is weighed as the only move', () => {
    const { moves, best } = weigh(rolled(LAST_TURN, 1, 1), 2, 8);
    expect(moves).toEqual([best]);
    expect(best).toMatchObject({ move: 'stop', price: 0 });
    expect(best!.worth).toBeCloseTo(payoffs[0]!, 12);
  });
});

test('a game that is over is worth its result', () => {
  const over = moved(LAST_TURN, 1);
  expect(weigh(over, 0)).toEqual({
    moves: [],
    best: null,
    shares: victoryShares(game, over),
    error: 0,
  });
});

test.each([[[]], [[3]], [[3, 5]]] as [Face[]][])(
  'after %j, rolling is worth the mean of six throws',
  (dice) => {
    const ready = dealt({ seats: 4 });
    const decides = dice.length > 0 ? rolled(ready, ...dice) : null;
    const before = decides === null ? ready : game.apply(decides, { by: 0, move: 'continue' });
    const { moves, best, shares } = weigh(before, 0, 64);
    expect([moves, best]).toEqual([[], null]);
    const throws = FACES.map((face) => weigh(rolled(ready, ...dice, face), 0, 64).shares);
    shares.forEach((share, seat) => {
      const mean = throws.reduce((sum, each) => sum + each[seat]! / 6, 0);
      expect(share).toBeCloseTo(mean, 12);
    });
    // And so is the move that leads there.
    if (decides !== null) expect(weigh(decides, 0, 64).moves[1]!.worth).toBeCloseTo(shares[0]!, 12);
  },
);

test('the more worlds, the smaller the error', () => {
  const table = rolled(dealt({ seats: 4 }), 2);
  const errorIn = (worlds: number) => weigh(table, 0, worlds).error;
  expect(errorIn(32)).toBeLessThan(0.5 / Math.sqrt(31));
  expect(errorIn(512)).toBeLessThan(errorIn(32) / 2);
});

test('whose turn it is not cannot ask', () => {
  expect(() => weigh(rolled(dealt({ seats: 3 }), 2), 1)).toThrow(RangeError);
});
