import { ALL_CARDS, cardName, kindOf } from '../../../../src/game-core/games/misty/cards';
import { MIDDLE } from '../../../../src/game-core/games/misty/sheet';
import type { State } from '../../../../src/game-core/games/misty/types';
import { freeCells, SHAPES } from '../../../../src/game-core/games/misty/window';
import { acted, at, chanced, dealt, game, picture, pickedAll, settled } from './scene';

const turnOf = (state: State) => game.turn(state);

test('the deck has 54 cards in the declared numbers', () => {
  const counts: Record<string, number> = {};
  ALL_CARDS.forEach((card) => (counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1));
  expect(ALL_CARDS).toHaveLength(54);
  expect(counts).toEqual({
    ...{ rocket: 3, balloon: 3, leaf: 3, raindrop: 3, truck: 3, unicycle: 3 },
    ...{ tractor: 3, scooter: 3, heart: 4, star: 4, house: 4, smile: 8, flower: 6, monster: 4 },
  });
  expect(new Set(ALL_CARDS.map(cardName)).size).toBe(54);
});

test('the starting seat is the one agreed on, or any with equal odds', () => {
  const agreed = game.setup(settled({ seats: 3, start: 2 }));
  expect(turnOf(agreed)).toEqual({ kind: 'chance', key: 'start' });
  expect(game.outcomes(agreed)).toEqual([{ event: { type: 'start', seat: 2 }, odds: 1 }]);
  expect(chanced(agreed).open.setting.start).toBe(2);
  const random = game.setup(settled({ seats: 4, start: 'random' }));
  expect(game.outcomes(random)?.map(({ odds }) => odds)).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(game.outcomes(chanced(random))).toBeNull();
});

test('six cards are dealt to each seat, all different, and the rest stays away', () => {
  const { hidden } = dealt({ seats: 4 });
  expect(hidden.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
  expect(hidden.rest).toHaveLength(30);
  expect(new Set([...hidden.hands.flat(), ...hidden.rest]).size).toBe(54);
});

test('everybody picks at the same time, in any order, and nothing shows until all are in', () => {
  const state = dealt({ seats: 3 });
  expect(turnOf(state)).toEqual({ kind: 'seats', seats: [0, 1, 2] });
  const move = game.moves(game.view(state, 1))[2]!;
  const one = acted(state, 1, move);
  expect(turnOf(one)).toEqual({ kind: 'seats', seats: [0, 2] });
  expect(one.open).toEqual(state.open);
  expect(game.view(one, 1).pick).toMatchObject({ cell: MIDDLE });
  expect(game.isFinal(state, { by: 1, move })).toBe(true);
  for (const viewer of [0, 2, 'table'] as const) {
    expect(game.view(one, viewer)).toEqual({
      ...game.view(state, viewer),
      committed: [false, true, false],
    });
  }
});

test('when all are in, all are revealed and the hands go to the left neighbour', () => {
  const before = dealt({ seats: 3 });
  const after = pickedAll(before);
  expect(after.open.windows.map((window) => window.length)).toEqual([1, 1, 1]);
  const left = before.hidden.hands.map((hand) => hand.slice(1));
  expect(after.hidden.hands).toEqual([left[2], left[0], left[1]]);
  expect(after.hidden.picks).toEqual([null, null, null]);
});

test('after six picks six more come from what is left, and now the hands go right', () => {
  const first = dealt({ seats: 3 });
  const between = pickedAll(first, 6);
  expect(turnOf(between)).toEqual({ kind: 'chance', key: 'deal/0/1' });
  const second = chanced(between);
  expect(second.hidden.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
  expect(second.hidden.hands.flat().every((card) => first.hidden.rest.includes(card))).toBe(true);
  expect(second.hidden.rest).toHaveLength(18);
  const left = second.hidden.hands.map((hand) => hand.slice(1));
  expect(pickedAll(second).hidden.hands).toEqual([left[1], left[2], left[0]]);
});

test('twelve cards make a window, and then it is activated from the starting seat on', () => {
  const state = pickedAll(chanced(pickedAll(dealt({ seats: 2, start: 1 }), 6)), 6);
  expect(state.open.windows.map((window) => window.length)).toEqual([12, 12]);
  expect(state.hidden.hands).toEqual([[], []]);
  expect(state.open.stage).toEqual({ name: 'activating', done: 0 });
  expect(turnOf(state)).toEqual({ kind: 'seats', seats: [1] });
});

test('Initiation: three deals of three, passed left, right, left', () => {
  let state = dealt({ seats: 4, initiation: true });
  for (const [deal, passedTo] of [1, 3, 1].entries()) {
    expect(state.hidden.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    const rest = state.hidden.hands[0]!.slice(1);
    state = pickedAll(state);
    expect(state.hidden.hands[passedTo]).toEqual(rest);
    state = pickedAll(state, 2);
    expect(state.open.windows[0]).toHaveLength(3 * (deal + 1));
    if (deal < 2) state = chanced(state);
  }
  expect(state.open.stage.name).toBe('activating');
});

test('a deal follows from the seed, whatever anybody chose before', () => {
  const first = dealt({ seats: 2 });
  const moves = game.moves(game.view(first, 0));
  const other = acted(acted(first, 0, moves[5]!), 1, game.moves(game.view(first, 1))[3]!);
  const [one, two] = [pickedAll(first, 6), pickedAll(other, 5)].map((state) => chanced(state));
  expect(one!.open.windows).not.toEqual(two!.open.windows);
  expect(one!.hidden).toEqual(two!.hidden);
});

describe('where a card may go', () => {
  const free = (rows: readonly string[], shapes = SHAPES.standard) =>
    freeCells(
      picture(rows.map((row) => row.replaceAll('.', 'o'))).filter(
        (_, index) => rows.join('')[index] !== '.',
      ),
      shapes,
    );

  test('the first card has the middle of the sheet, which is anywhere', () => {
    expect(freeCells([], SHAPES.standard)).toEqual([MIDDLE]);
  });

  test('the second one beside it, also diagonally', () => {
    const round = [
      ...[at(-1, -1), at(-1, 0), at(-1, 1)],
      ...[at(0, -1), at(0, 1)],
      ...[at(1, -1), at(1, 0), at(1, 1)],
    ];
    expect(free(['o'])).toEqual(round);
  });

  test('a side of four fixes the shape: with four in a row there are three rows at most', () => {
    expect(free(['oooo', 'o...', 'o...'])).toEqual([...[at(1, 1), at(1, 2), at(1, 3)], at(2, 1)]);
    expect(free(['oooo', 'oooo'])).toEqual([
      ...[at(-1, 0), at(-1, 1), at(-1, 2), at(-1, 3)],
      ...[at(2, 0), at(2, 1), at(2, 2), at(2, 3)],
    ]);
  });

  test('three by three can still grow on any side', () => {
    expect(free(['ooo', 'ooo', 'ooo'])).toHaveLength(12);
    expect(free(['ooo', 'ooo', 'ooo'], SHAPES.initiation)).toEqual([]);
    expect(free(['ooo', 'oo.', 'ooo'], SHAPES.initiation)).toEqual([at(1, 2)]);
  });

  test('the box counts, not the cards: two corners can settle the shape', () => {
    expect(free(['o..', '.o.', '..o'])).toContain(at(-1, 0));
    expect(free(['o...', '.o..', '..oo'])).not.toContain(at(-1, 0));
    expect(free(['o...', '.o..', '..oo'])).toContain(at(1, 3));
  });
});

test('placed cards never move while the window is built', () => {
  const state = pickedAll(dealt({ seats: 2 }), 3);
  const later = pickedAll(state, 2);
  later.open.windows.forEach((window, seat) => {
    expect(window.slice(0, 3)).toEqual(state.open.windows[seat]);
  });
});
