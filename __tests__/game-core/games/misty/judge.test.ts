import { mistyJudge } from '../../../../src/game-core/games/misty/judge';
import { faceOf } from '../../../../src/game-core/games/misty/faces';
import { RoundsToCome } from '../../../../src/game-core/games/misty/rounds-to-come';
import { takings } from '../../../../src/game-core/games/misty/takings';
import type { State } from '../../../../src/game-core/games/misty/types';
import { finish } from '../../../../src/game-core/kernel/thinking';
import { randomStream } from '../../support/streams';
import { at, dealt, filled, game, lastPick, pictures } from './scene';

function weigh(state: State, seat: number, worlds?: number) {
  return finish(mistyJudge.weigh(game.view(state, seat), randomStream('judge'), worlds));
}

describe('the last card of a window', () => {
  test('is worth the round that it wins or loses', () => {
    // Nothing moves: 10 points with the two smiles side by side, against 9.
    const windows = pictures(['SSo', 'oSo', 'ooo'], ['ooo', 'oSo', 'SoM']);
    const last = lastPick(windows, { roundsToWin: 1, initiation: true });
    expect(weigh(last, 0, 4).best).toMatchObject({ worth: 1, error: 0, shares: [1, 0] });
    expect(weigh(last, 1, 4).moves.map(({ worth }) => worth)).toEqual([0]);
  });

  test('that ties the last round counts by the points of all rounds', () => {
    const windows = pictures(['oSo', 'ooo', 'SoS'], ['ooo', 'SoS', 'oSo']);
    const scores = [
      [10, 9],
      [8, 10],
    ];
    const last = lastPick(windows, { roundsToWin: 2, initiation: true, scores });
    // 10 + 8 + 9 against 9 + 10 + 9.
    expect(weigh(last, 0, 4)).toMatchObject({ shares: [0, 1], error: 0 });
  });
});

test('the order of a window is worth what the round comes to, exactly', () => {
  // The rocket goes up onto the place of the truck, which has to leave first: 8 points, or 7 and a stack.
  const windows = pictures(['oo>', 'oo^', 'SoS'], ['oo>', 'ooo', 'SoS']);
  const { state } = filled(windows, { roundsToWin: 1, initiation: true });
  const { moves, best } = weigh(state, 0);
  const worthAt = (row: number) => {
    const { card } = windows[0]!.find(({ cell }) => cell === at(row, 2))!;
    return moves.find(({ move }) => move.card === card)!;
  };
  expect(best).toBe(worthAt(0));
  expect(worthAt(0)).toMatchObject({ worth: 0.5, error: 0, price: 0 });
  expect(worthAt(1)).toMatchObject({ worth: 0, error: 0, price: 0.5 });
});

test('of orders that are worth the same the one that keeps most points is best', () => {
  // The round is lost either way. The leaf goes down onto the place of the truck, which had better leave first.
  const windows = pictures(['oov', 'oo>', 'ooo'], ['SSS', 'SSS', 'SSo']);
  const { state } = filled(windows, { roundsToWin: 2, initiation: true });
  const { moves, best } = weigh(state, 0);
  expect(moves.map(({ price }) => price)).toEqual([0, 0]);
  expect(best!.move.card).toBe(windows[0]!.find(({ cell }) => cell === at(1, 2))!.card);
});

describe('the rounds to come', () => {
  const { open } = dealt({ seats: 3 });
  const after = (scores: number[][], points: number[]) =>
    new RoundsToCome({ ...open, scores }).sharesAfter(points);

  /** The odds of three seats: one alone, two of them, all. */
  const oddsOf = (...seats: number[]) =>
    takings(3).find((taking) => taking.seats.join() === seats.join())!.odds;
  const [alone, both, all] = [oddsOf(0), oddsOf(0, 1), oddsOf(0, 1, 2)];

  test('are anybody’s, or those of several', () => {
    // One round of two is taken. By hand: the leader is done if it has part in the next one. If another takes it alone,
    // both need one more; a round that both take is shared, and one that only the third takes starts again.
    const level = alone + both + (both + all) / 2 + alone / 3;
    const lead = alone + 2 * both + all + 2 * alone * level + both / 3;
    const shares = after([], [12, 10, 10]);
    expect(shares[0]).toBeCloseTo(lead, 12);
    expect(shares[1]).toBeCloseTo((1 - lead) / 2, 12);
  });

  test('that two may win at once go to who has more points by now', () => {
    const [ahead = 0, behind = 0] = after([[12, 9, 9]], [9, 10, 9]);
    expect(ahead - behind).toBeCloseTo(both + all, 12);
  });

  test('are none once somebody has enough', () => {
    expect(after([[12, 10, 10]], [12, 10, 10])).toEqual([1, 0, 0]);
    // Both get there in the same round: more points over all rounds win.
    expect(
      after(
        [
          [12, 9, 9],
          [9, 10, 9],
        ],
        [11, 11, 9],
      ),
    ).toEqual([1, 0, 0]);
    expect(
      after(
        [
          [10, 9, 9],
          [9, 10, 9],
        ],
        [11, 11, 9],
      ),
    ).toEqual([0.5, 0.5, 0]);
  });
});

test('nobody is sure of a round while cards go round', () => {
  // By the play-out one point ahead.
  const windows = pictures(['SSS', 'ooo', 'ooo'], ['ooo', 'oSo', 'SoM']);
  const last = lastPick(windows, { roundsToWin: 1, initiation: true });
  const earlier = {
    open: {
      ...last.open,
      stage: { name: 'building', deal: 2, pick: 1 } as const,
      windows: windows.map((window) => window.slice(0, -2)),
    },
    hidden: {
      ...last.hidden,
      hands: windows.map((window) => window.slice(-2).map(({ card }) => card)),
    },
  };
  const { worth, error } = weigh(earlier, 0, 4).best!;
  expect(worth).toBeGreaterThan(0.6);
  expect(worth).toBeLessThan(0.95);
  // Its own end is certain here; how the others end is not.
  expect(error).toBeGreaterThan(0);
  expect(weigh(last, 0, 4).best).toMatchObject({ worth: 1, error: 0 });
});

test('of cards with the same face it makes no difference which is placed', () => {
  const state = dealt({ seats: 2 });
  const { moves } = weigh(state, 0, 4);
  const worths = new Map<number, Set<number>>();
  for (const { move, worth } of moves) {
    const face = faceOf(move.card);
    worths.set(face, (worths.get(face) ?? new Set()).add(worth));
  }
  expect(worths.size).toBeLessThan(moves.length);
  expect([...worths.values()].every((each) => each.size === 1)).toBe(true);
});
