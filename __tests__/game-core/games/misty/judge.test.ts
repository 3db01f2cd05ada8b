import { mistyJudge } from '../../../../src/game-core/games/misty/judge';
import { faceOf } from '../../../../src/game-core/games/misty/faces';
import { RoundsToCome } from '../../../../src/game-core/games/misty/rounds-to-come';
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

describe('the rounds to come', () => {
  const { open } = dealt({ seats: 3 });
  const after = (scores: number[][], points: number[]) =>
    new RoundsToCome({ ...open, scores }).sharesAfter(points);

  test('are anybody’s', () => {
    // One round of two is taken. By hand: the leader takes the next one with 1/3; else two seats have one each, and of
    // the then open rounds each of them takes 4/9, the third 1/9.
    const lead = 1 / 3 + (2 / 3) * (4 / 9);
    const shares = after([], [12, 10, 10]);
    expect(shares[0]).toBeCloseTo(lead, 12);
    expect(shares[1]).toBeCloseTo((1 - lead) / 2, 12);
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
