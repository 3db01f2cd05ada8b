import { cellsOf } from '../../../src/game-core/games/misty/sheet';
import { shapesOf } from '../../../src/game-core/games/misty/table';
import type { State, Window } from '../../../src/game-core/games/misty/types';
import { SHAPES } from '../../../src/game-core/games/misty/window';
import { LANGUAGES } from '../../../src/i18n/languages';
import { gridOf, isFramed } from '../../../src/tables/misty/layout/grid';
import { spotOf } from '../../../src/tables/misty/spots';
import { atInWords, draftInWords } from '../../../src/tables/misty/words/describe';
import { tell, tellMove } from '../../../src/tables/misty/words/tell';
import { tellScore, tellTieBreak } from '../../../src/tables/misty/words/score';
import {
  acted,
  at,
  dealer,
  dealt,
  filled,
  game,
  pickedAll,
  pictures,
} from '../../game-core/games/misty/scene';

const say = LANGUAGES.en;
const players = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));
const teller = { say, players, isFresh: true };

describe('what a card would do where it lies', () => {
  const card = dealer();
  const laid = (...cards: readonly (readonly [string, number, number])[]): Window =>
    cards.map(([sign, row, column]) => ({ card: card(sign), cell: at(row, column) }));
  const told = (window: Window) => {
    const placed = window.at(-1)!;
    const shapes = SHAPES.standard;
    const grid = gridOf(window.slice(0, -1), shapes);
    return draftInWords(say, window, { grid, shapes }, placed.card);
  };

  test('nothing more than its card says where it stays', () => {
    expect(told(laid(['o', 0, 0], ['S', 0, 1]))).toBeNull();
  });

  test('while its side is open the window may still grow there', () => {
    expect(told(laid(['o', 0, 0], ['>', 0, 1]))).toBe(say.misty.wouldGrow);
    // Four wide: nothing is known about the height.
    expect(told(laid(['o', 0, 0], ['o', 0, 1], ['o', 0, 2], ['^', 0, 3]))).toBe(
      say.misty.wouldGrow,
    );
  });

  test('once its side of four is known it would leave, also where the other side is open', () => {
    expect(told(laid(['o', 0, 0], ['o', 0, 1], ['o', 0, 2], ['>', 0, 3]))).toBe(
      say.misty.wouldLeave,
    );
    expect(told(laid(['o', 0, 0], ['o', 1, 0], ['o', 2, 0], ['v', 3, 0]))).toBe(
      say.misty.wouldLeave,
    );
  });
});

test('keys and panes mean the same row and column, and the log tells none that may still change', () => {
  let before: State = pickedAll(dealt({ seats: 3 }), 3);
  for (let pick = 0; pick < 3; pick += 1) {
    const moves = [0, 1, 2].map((seat) => game.moves(game.view(before, seat)).at(-1)!);
    const after = moves.reduce((state, move, seat) => acted(state, seat, move), before);
    const shapes = shapesOf(after.open.setting.config);
    moves.forEach((move, seat) => {
      if (move.type !== 'place') throw new Error('A card is placed.');
      const placeOf = (state: State) =>
        atInWords(say, gridOf(state.open.windows[seat]!, shapes), move.cell, '')
          .toLowerCase()
          .replace(': ', '');
      expect(tellMove(move, game.view(before, seat), teller)).toContain(placeOf(before));
      const revealed = { type: 'revealed', seat, card: move.card, cell: move.cell } as const;
      const told = tell(revealed, game.view(after, 'table'), teller)!;
      const isKnown = isFramed(gridOf(after.open.windows[seat]!, shapes));
      expect(told.includes(placeOf(after))).toBe(isKnown);
      expect(told.includes('row')).toBe(isKnown);
    });
    before = after;
  }
});

test('a place keeps its name until its side is known, and then has one for good', () => {
  let seen = 0;
  let state: State = dealt({ seats: 3 });
  for (let pick = 0; pick < 6; pick += 1) {
    const shapes = shapesOf(state.open.setting.config);
    const grids = (of: State) => of.open.windows.map((window) => gridOf(window, shapes));
    const before = grids(state);
    state = pickedAll(state, 1);
    grids(state).forEach((after, seat) => {
      const old = before[seat]!;
      for (const cell of cellsOf(old).filter((each) => cellsOf(after).includes(each))) {
        const [was, is] = [spotOf(old, cell), spotOf(after, cell)];
        if (old.knowsRows === after.knowsRows) expect(is.row).toEqual(was.row);
        if (old.knowsColumns === after.knowsColumns) expect(is.column).toEqual(was.column);
        seen += 1;
      }
      const names = cellsOf(after).map((cell) => atInWords(say, after, cell, ''));
      expect(new Set(names).size).toBe(names.length);
    });
  }
  expect(seen).toBeGreaterThan(200);
});

test.each([
  [
    'en',
    'The first card’s place',
    '1 above and 2 right of the first card',
    'Row 2, 1 left of the first card',
  ],
  [
    'de',
    'Platz der ersten Karte',
    '1 über und 2 rechts der ersten Karte',
    'Zeile 2, 1 links der ersten Karte',
  ],
] as const)('places are named in %s as people would', (language, first, beside, half) => {
  const { at: named } = LANGUAGES[language].misty;
  expect(named({ row: { from: 0 }, column: { from: 0 } }, 'x')).toBe(`${first}: x`);
  expect(named({ row: { from: -1 }, column: { from: 2 } }, 'x')).toBe(`${beside}: x`);
  expect(named({ row: { nth: 2 }, column: { from: -1 } }, 'x')).toBe(`${half}: x`);
});

test.each([
  [
    'en',
    'Truck: 1 above and 2 right of the first card',
    'Row 2, 1 to the left',
    'Column 3, same row',
  ],
  [
    'de',
    'Lastwagen: 1 über, 2 rechts der ersten Karte',
    'Zeile 2, 1 links',
    'Spalte 3, gleiche Zeile',
  ],
] as const)(
  'a hint names places in %s so that they are no counts, in its title and beside a bar',
  (language, beside, half, level) => {
    const { at: named, place } = LANGUAGES[language].mistyWhy;
    expect(place('truck', { row: { from: -1 }, column: { from: 2 } })).toBe(beside);
    expect(named({ row: { nth: 2 }, column: { from: -1 } })).toBe(half);
    expect(named({ row: { from: 0 }, column: { nth: 3 } })).toBe(level);
    const counted = [-3, -2, -1, 0, 1, 2, 3].map((from) => ({ from }));
    const numbered = [1, 2, 3, 4].map((nth) => ({ nth }));
    for (const rows of [counted, numbered]) {
      for (const columns of [counted, numbered]) {
        const names = rows.flatMap((row) => columns.map((column) => named({ row, column })));
        expect(new Set(names).size).toBe(names.length);
      }
    }
  },
);

test('once the frame is known the log tells row and column', () => {
  const windows = pictures(['>>o', 'FMo', 'oSS', '<oo'], ['^SS', 'SSS', 'SFF', 'FFo']);
  const { card, cell } = windows[0]![9]!;
  const revealed = { type: 'revealed', seat: 0, card, cell } as const;
  const view = game.view(filled(windows).state, 'table');
  expect(tell(revealed, view, teller)).toBe('Anna draws a tractor in row 4, column 1.');
});

describe('how a game has ended', () => {
  const standing = (seat: number, rounds: number, points: number) => ({
    seat,
    rank: seat + 1,
    values: { rounds, points },
    decidedBy: 'points',
  });
  const long = [standing(0, 2, 21), standing(1, 0, 19), standing(2, 0, 18)];
  const short = [standing(0, 1, 13), standing(1, 0, 10), standing(2, 0, 1)];
  const scores = (all: typeof long, words = say) =>
    all.map((each) => tellScore(each, { ...teller, say: words }, all));

  test('raindrops are the score, and a tie-break speaks of points in all', () => {
    expect(scores(long)).toEqual(['2 raindrops', 'no raindrop', 'no raindrop']);
    expect(scores(long, LANGUAGES.de)).toEqual(['2 Tropfen', 'kein Tropfen', 'kein Tropfen']);
    expect(tellTieBreak(long[2]!, long[1]!, teller, long)).toBe(
      'Ben and Clara both have no raindrop. In all rounds, Ben has 19 points, Clara 18.',
    );
  });

  test('where one round decides it all, its points are, and need no more words', () => {
    expect(scores(short)).toEqual(['13 points', '10 points', '1 point']);
    expect(scores(short, LANGUAGES.de)).toEqual(['13 Punkte', '10 Punkte', '1 Punkt']);
    expect(tellTieBreak(short[2]!, short[1]!, teller, short)).toBeNull();
  });
});

test('the best order is only said to be the one that was played if it is', () => {
  expect(say.misty.bestLine(9, 9, true)).toBe('Exactly as it was played.');
  expect(say.misty.bestLine(9, 9, false)).toBe('9 points, as many as were played');
  expect(say.misty.bestLine(9, 7, false)).toBe('9 points, 2 more than played');
});

test('three ways back have three names', () => {
  for (const { misty, settings } of Object.values(LANGUAGES)) {
    expect(new Set([misty.takeBack, misty.undo, settings.back]).size).toBe(3);
  }
});
