import {
  loneCards,
  mealsOf,
  movable,
  stackAt,
} from '../../../../src/game-core/games/misty/activation';
import { scoreSheet } from '../../../../src/game-core/games/misty/score';
import type { State, Window } from '../../../../src/game-core/games/misty/types';
import { acted, at, filled, game, movedAt, picture, pictures } from './scene';

/** A window of 19 points without any arrow. */
const STILL = ['SSS', 'SSS', 'SSF', 'FFF'];

/** Seat 0 activates this window; the other seat has nothing to move. */
function activating(...rows: string[]): State {
  return filled(pictures(rows, STILL)).state;
}

const cardAt = (window: Window, row: number, column: number) =>
  window.find(({ cell }) => cell === at(row, column))!.card;

const stack = ({ open }: State, row: number, column: number) =>
  stackAt(open.windows[0]!, open.moved[0]!, at(row, column));

test('an arrow card moves one space its way and leaves its own space empty', () => {
  const state = activating('^oo', '>^o', 'ovo', 'oo<');
  const window = state.open.windows[0]!;
  // The rocket leaves first, so the next card finds an empty space.
  const one = movedAt(state, 0, at(1, 1));
  expect(stack(one, 1, 1)).toEqual([]);
  expect(stack(one, 0, 1)).toEqual([cardAt(window, 0, 1), cardAt(window, 1, 1)]);
  const two = movedAt(one, 0, at(1, 0));
  expect(stack(two, 1, 1)).toEqual([cardAt(window, 1, 0)]);
});

test('a covered card does not move any more', () => {
  const state = activating('ooo', '>^o', 'ooo', 'ooo');
  const covered = movedAt(state, 0, at(1, 0));
  expect(covered.open.scores).toHaveLength(1);
  expect(covered.open.moved[0]).toHaveLength(1);
});

test('a third card may come on top, and all of them stay in the stack', () => {
  const state = activating('ovo', '>o<', 'o^o', 'ooo');
  const done = movedAt(state, 0, at(0, 1), at(1, 0), at(1, 2), at(2, 1));
  expect(stack(done, 1, 1)).toHaveLength(5);
  // Twelve cards: five in the stack, and the seven others lie alone.
  expect(done.open.scores).toEqual([[7, 19]]);
});

test('a card that moves out of the window is gone, and covers nothing', () => {
  const state = activating('^oo', 'ooo', 'ooo', 'ooo');
  const window = state.open.windows[0]!;
  const done = movedAt(state, 0, at(0, 0));
  expect(loneCards(window, done.open.moved[0]!)).toHaveLength(11);
  expect(done.open.scores[0]![0]).toBe(11);
});

test('the same cards score differently in another order', () => {
  const rows = ['>>>', 'ooo', 'ooo', 'ooo'];
  const outFirst = movedAt(activating(...rows), 0, at(0, 2), at(0, 1), at(0, 0));
  expect(outFirst.open.scores[0]![0]).toBe(11);
  const coverFirst = movedAt(activating(...rows), 0, at(0, 0), at(0, 2));
  // The first truck lies on the second, which never moves.
  expect(coverFirst.open.scores[0]![0]).toBe(9);
});

test('every uncovered arrow card must move: the activation ends only then', () => {
  const state = activating('^o^', 'ooo', 'ooo', 'ooo');
  const one = movedAt(state, 0, at(0, 2));
  expect(game.turn(one)).toEqual({ kind: 'seats', seats: [0] });
  expect(game.moves(game.view(one, 0))).toEqual([
    { type: 'activate', card: cardAt(state.open.windows[0]!, 0, 0) },
  ]);
});

test('moves inside an activation can be taken back until the last one ends it', () => {
  const state = activating('^o^', 'ooo', 'ooo', 'ooo');
  const [move] = game.moves(game.view(state, 0));
  expect(game.isFinal(state, { by: 0, move: move! })).toBe(false);
  const later = acted(state, 0, move!);
  const [last] = game.moves(game.view(later, 0));
  expect(game.isFinal(later, { by: 0, move: last! })).toBe(true);
});

test('windows are activated one after another from the starting seat', () => {
  const windows = pictures(
    ['^oo', 'ooo', 'ooo', 'ooo'],
    ['v^S', 'SSS', 'SSS', 'SFF'],
    ['vFF', 'FFM', 'MM>', '>><'],
  );
  let { state } = filled(windows, { start: 2 });
  for (const seat of [2, 0, 1]) {
    expect(game.turn(state)).toEqual({ kind: 'seats', seats: [seat] });
    expect(game.moves(game.view(state, (seat + 1) % 3))).toEqual([]);
    while (state.open.scores.length === 0) {
      const [move] = game.moves(game.view(state, seat));
      if (move === undefined) break;
      state = acted(state, seat, move);
    }
  }
  expect(state.open.scores).toHaveLength(1);
});

test('a seat without an arrow card has nothing to decide', () => {
  const { state, happenings } = filled(
    pictures(['SSS', 'SSS', 'SSF', 'FFF'], ['ooo', 'ooo', 'ooo', 'ooo']),
  );
  expect(state.open.scores).toHaveLength(1);
  expect(happenings.filter(({ type }) => type === 'scored')).toHaveLength(2);
});

describe('monsters', () => {
  const afterwards = (rows: readonly string[]) => {
    const window = picture(rows);
    return scoreSheet(window, []).cards.map(({ card, cell }) => ({
      sign: window.find((placed) => placed.card === card)!.cell === cell ? '=' : 'moved',
      cell,
    }));
  };

  test('each eats one flower, at any distance, in reading order, and moves to its spot', () => {
    const cells = afterwards(['Moo', 'oMo', 'ooo', 'FoF']);
    expect(cells.filter(({ sign }) => sign === 'moved').map(({ cell }) => cell)).toEqual([
      at(3, 0),
      at(3, 2),
    ]);
    expect(cells.map(({ cell }) => cell)).not.toContain(at(0, 0));
    expect(scoreSheet(picture(['Moo', 'oMo', 'ooo', 'FoF']), []).points).toBe(10);
  });

  test('they are paired in reading order of where they lie', () => {
    const window = picture(['oMF', 'oFM', 'ooo', 'Foo']);
    const meals = mealsOf(loneCards(window, []));
    expect(meals.map(({ monster, flower }) => [monster.cell, flower.cell])).toEqual([
      [at(0, 1), at(0, 2)],
      [at(1, 2), at(1, 1)],
    ]);
  });

  test('a monster without a flower stays and scores', () => {
    expect(scoreSheet(picture(['MMo', 'ooo', 'ooo', 'ooF']), []).points).toBe(11);
  });

  test('flowers beyond the monsters are safe', () => {
    expect(scoreSheet(picture(['FFM', 'ooo', 'ooo', 'ooo']), []).points).toBe(12);
  });

  test('they eat only when no uncovered arrow is left, so a covered monster eats nothing', () => {
    const done = movedAt(activating('>Mo', 'ooo', 'ooo', 'ooF'), 0, at(0, 0));
    expect(done.open.scores[0]![0]).toBe(9 + 2);
  });

  test('a covered flower is safe from them, and scores nothing', () => {
    const done = movedAt(activating('>Fo', 'ooo', 'ooo', 'ooM'), 0, at(0, 0));
    expect(done.open.scores[0]![0]).toBe(10);
  });
});

test('movable cards are the uncovered arrows that have not moved', () => {
  const window = picture(['>^o', 'ovo', '<oo', 'ooo']);
  const [truck, rocket, leaf, tractor] = [
    cardAt(window, 0, 0),
    cardAt(window, 0, 1),
    cardAt(window, 1, 1),
    cardAt(window, 2, 0),
  ];
  expect(movable(window, [])).toEqual([truck, rocket, leaf, tractor]);
  expect(movable(window, [truck])).toEqual([leaf, tractor]);
  expect(movable(window, [rocket])).toEqual([truck, leaf, tractor]);
});
