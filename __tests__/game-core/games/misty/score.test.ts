import { scoreSheet, takers } from '../../../../src/game-core/games/misty/score';
import { standings } from '../../../../src/game-core/kernel/standings';
import { at, filled, game, movedAt, picture, pictures } from './scene';

const points = (...rows: string[]) => scoreSheet(picture(rows), []).points;

test('flowers are 2, every other lone card 1, the monster too', () => {
  expect(points('ooo', 'ooo', 'ooo', 'ooo')).toBe(12);
  expect(points('Foo', 'ooF', 'ooo', 'ooo')).toBe(14);
  expect(points('Moo', 'ooo', 'ooo', 'ooo')).toBe(12);
});

describe('smiles side by side in a row', () => {
  test.each([
    ['Soo', 12],
    ['SSo', 13],
    ['SSS', 13],
    ['SoS', 12],
  ])('%s', (row, score) => {
    expect(points(row, 'ooo', 'ooo', 'ooo')).toBe(score);
  });

  test('four of them earn two extra points', () => {
    expect(points('SSSS', 'oooo', 'oooo')).toBe(14);
    expect(points('SSoo', 'ooSS', 'oooo')).toBe(14);
  });

  test('not one below the other, and not round the edge', () => {
    expect(points('Soo', 'Soo', 'ooo', 'ooo')).toBe(12);
    expect(points('ooS', 'Soo', 'ooo', 'ooo')).toBe(12);
  });

  test('a stacked cell breaks the run', () => {
    const window = picture(['ovo', 'SSS', 'ooo', 'ooo']);
    const [leaf] = window.filter(({ cell }) => cell === at(0, 1));
    expect(scoreSheet(window, [leaf!.card]).points).toBe(10);
  });

  test('an emptied cell breaks it too: smiles do not close up', () => {
    const window = picture(['S^S', 'ooo', 'ooo', 'ooo']);
    const rocket = window[1]!.card;
    expect(scoreSheet(window, [rocket]).points).toBe(11);
    expect(scoreSheet(window, [rocket]).runs).toEqual([]);
  });

  test('the sheet says where the extra points come from', () => {
    expect(scoreSheet(picture(['SSSS', 'oSSo', 'oooo']), []).runs).toEqual([
      { cells: [at(0, 0), at(0, 1), at(0, 2), at(0, 3)], bonus: 2 },
      { cells: [at(1, 1), at(1, 2)], bonus: 1 },
    ]);
  });
});

test('a moved card that lies alone scores like any other', () => {
  const window = picture(['o>>', 'ooo', 'ooo', 'ooo']);
  const [, left, right] = window.map(({ card }) => card);
  expect(scoreSheet(window, [right!, left!]).points).toBe(11);
  expect(scoreSheet(window, [left!]).points).toBe(10);
});

describe('rounds', () => {
  const HIGH = ['SSS', 'SSS', 'SSF', 'FFF'];
  const LOW = ['ooo', 'ooo', 'ooo', 'ooo'];
  const EVEN = [
    ['SSo', 'ooo', 'ooo', 'FMM'],
    ['SSo', 'ooo', 'FMM', 'SSF'],
  ];

  test('the best score takes the round', () => {
    expect(takers([9, 12, 11])).toEqual([1]);
    const { state } = filled(pictures(LOW, HIGH));
    expect(state.open.scores).toEqual([[12, 12 + 3 + 4]]);
    expect(state.open.stage).toEqual({ name: 'dealing', deal: 0 });
    expect(game.turn(state)).toEqual({ kind: 'chance', key: 'deal/1/0' });
  });

  test('on a tie each of the best takes it', () => {
    expect(takers([12, 9, 12])).toEqual([0, 2]);
    expect(takers([7, 7])).toEqual([0, 1]);
  });

  test('the first to two rounds wins', () => {
    const { state, happenings } = filled(pictures(LOW, HIGH), { scores: [[8, 9]] });
    expect(game.turn(state)).toEqual({ kind: 'over' });
    expect(happenings.slice(-2)).toEqual([{ type: 'round-taken', seats: [1] }, { type: 'ended' }]);
    expect(standings(game, state).map(({ rank, values }) => [rank, values])).toEqual([
      [2, { rounds: 0, points: 20 }],
      [1, { rounds: 2, points: 28 }],
    ]);
  });

  test('one round each goes on; the number of rounds to win is a setting', () => {
    const one = filled(pictures(LOW, HIGH), { scores: [[9, 8]] });
    expect(game.turn(one.state).kind).toBe('chance');
    const short = filled(pictures(LOW, HIGH), { roundsToWin: 1 });
    expect(game.turn(short.state).kind).toBe('over');
    const long = filled(pictures(LOW, HIGH), { roundsToWin: 3, scores: [[8, 9]] });
    expect(game.turn(long.state).kind).toBe('chance');
  });

  test('several get there at once: more points over all rounds', () => {
    const scores = [
      [9, 8],
      [4, 10],
    ];
    const { state, happenings } = filled(pictures(...EVEN), { scores });
    expect(state.open.scores[2]).toEqual([12, 12]);
    expect(happenings.slice(-2)).toEqual([
      { type: 'round-taken', seats: [0, 1] },
      { type: 'ended' },
    ]);
    expect(standings(game, state)).toEqual([
      { seat: 0, rank: 2, values: { rounds: 2, points: 25 }, decidedBy: 'points' },
      { seat: 1, rank: 1, values: { rounds: 2, points: 30 }, decidedBy: null },
    ]);
  });

  test('still tied: they share the victory', () => {
    const scores = [
      [9, 8],
      [9, 10],
    ];
    const { state } = filled(pictures(...EVEN), { scores });
    expect(standings(game, state).map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test('rounds come before points', () => {
    const scores = [
      [30, 31],
      [30, 1],
      [1, 2],
    ];
    const { state } = filled(pictures(LOW, HIGH), { scores, roundsToWin: 3 });
    expect(standings(game, state)).toEqual([
      { seat: 0, rank: 2, values: { rounds: 1, points: 73 }, decidedBy: 'rounds' },
      { seat: 1, rank: 1, values: { rounds: 3, points: 53 }, decidedBy: null },
    ]);
  });
});

test('the windows stay on the table until the next round is dealt', () => {
  const { state } = filled(pictures(['^oo', 'ooo', 'ooo', 'ooo'], ['SSS', 'SSS', 'SSF', 'FFF']));
  const over = movedAt(state, 0, at(0, 0));
  expect(over.open.windows[0]).toHaveLength(12);
  expect(over.open.moved[0]).toHaveLength(1);
});
