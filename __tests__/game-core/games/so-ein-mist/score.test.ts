import { standings } from '../../../../src/game-core/kernel/standings';
import { valueOf, type Card } from '../../../../src/game-core/games/so-ein-mist/cards';
import type { State } from '../../../../src/game-core/games/so-ein-mist/types';
import { card, dealt, game, moved } from './scene';

/** A finished game in which the seats have these cards, taken or handed to them. */
function finished(
  taken: readonly (readonly Card[])[],
  options = {},
  handed: readonly Card[] = [],
): State {
  const { open, hidden } = dealt({ seats: taken.length, options });
  const passed = handed.map((each) => ({ from: 0, to: 1, card: each }));
  return { open: { ...open, turn: 99, board: { ...open.board, taken, passed } }, hidden };
}

function places(state: State) {
  return standings(game, state).map(({ rank, values, decidedBy }) => ({
    rank,
    ...values,
    decidedBy,
  }));
}

const cow = (value: number) => card('cow', value);
const sheep = (value: number) => card('sheep', value);
const pig = (value: number) => card('pig', value);

test('the score is the sum of the pile, and the highest wins', () => {
  expect(places(finished([[cow(10), pig(-3)], [sheep(-5)], [pig(8)]]))).toEqual([
    { rank: 2, points: 7, food: 10, decidedBy: 'points' },
    { rank: 3, points: -5, food: 0, decidedBy: 'points' },
    { rank: 1, points: 8, food: 8, decidedBy: null },
  ]);
});

test('cards that were handed over count for who got them', () => {
  const state = finished([[], [sheep(2)], []], {}, [cow(10)]);
  expect(places(state)[1]).toMatchObject({ rank: 1, points: 12 });
});

test('a tie goes to the higher total of positive cards', () => {
  expect(places(finished([[cow(4)], [sheep(6), cow(-1), pig(-1)], [pig(2)]]))).toEqual([
    { rank: 2, points: 4, food: 4, decidedBy: 'food' },
    { rank: 1, points: 4, food: 6, decidedBy: null },
    { rank: 3, points: 2, food: 2, decidedBy: 'points' },
  ]);
});

test('still tied: they share the victory', () => {
  const ranks = places(finished([[cow(4)], [sheep(4)], []])).map(({ rank }) => rank);
  expect(ranks).toEqual([1, 1, 3]);
});

test('the tie-break orders the later places too', () => {
  const ranks = places(finished([[cow(10)], [sheep(2)], [pig(4), cow(-1), sheep(-1)]]));
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 3, 2]);
});

describe('doubling', () => {
  test('own cards count double, positive and negative; others and grey ones do not', () => {
    const grey = 52;
    const state = finished([[cow(10), cow(-5), sheep(4), grey], [], []], { doubling: true });
    expect(places(state)[0]).toMatchObject({ points: 20 - 10 + 4 + 2, food: 20 + 4 + 2 });
  });

  test('without it nothing doubles', () => {
    expect(places(finished([[cow(10)], [], []]))[0]).toMatchObject({ points: 10 });
  });

  test('the tie-break uses the doubled positives', () => {
    // Both have 8; seat 0 has 2 × 4 of its own, seat 1 has 10 and -2 (its own -1 doubled).
    const state = finished([[cow(4)], [cow(10), sheep(-1)], []], { doubling: true });
    expect(places(state).slice(0, 2)).toEqual([
      { rank: 2, points: 8, food: 8, decidedBy: 'food' },
      { rank: 1, points: 8, food: 10, decidedBy: null },
    ]);
  });
});

test('a whole game adds up: piles and what is left on the path make 21 × players − 4', () => {
  let state = dealt({ seats: 4 });
  while (game.turn(state).kind !== 'over') state = moved(state, 5);
  const points = game.results(state).reduce((sum, [own = 0]) => sum + own, 0);
  const onPath = state.open.board.path.map((each) => valueOf(each as Card));
  expect(points + onPath.reduce((sum, value) => sum + value, 0)).toBe(21 * 4 - 4);
});
