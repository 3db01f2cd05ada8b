import { columnOf, cellAt, MIDDLE, rowOf } from '../../../src/game-core/games/misty/sheet';
import type { Window } from '../../../src/game-core/games/misty/types';
import { freeCells, SHAPES } from '../../../src/game-core/games/misty/window';
import { columnsIn, gridOf, isFramed, rowsIn } from '../../../src/tables/misty/layout/grid';

const windowOf = (...cells: readonly (readonly [number, number])[]): Window =>
  cells.map(([row, column], card) => ({ card, cell: cellAt(row, column) }));

const sizeOf = (window: Window, shapes = SHAPES.standard) => {
  const grid = gridOf(window, shapes);
  return [columnsIn(grid), rowsIn(grid), isFramed(grid)];
};

test('an open window is five by five, whatever lies in it', () => {
  expect(sizeOf([])).toEqual([5, 5, false]);
  expect(sizeOf(windowOf([3, 3]))).toEqual([5, 5, false]);
  expect(sizeOf(windowOf([3, 3], [4, 4]))).toEqual([5, 5, false]);
  expect(sizeOf(windowOf([3, 3], [4, 4], [5, 5]))).toEqual([5, 5, false]);
});

test('a side of four is drawn as soon as it is reached, the other stays open', () => {
  const wide = gridOf(windowOf([3, 3], [3, 4], [3, 5], [4, 6]), SHAPES.standard);
  expect(wide).toMatchObject({ knowsColumns: true, knowsRows: false });
  expect([columnsIn(wide), rowsIn(wide)]).toEqual([4, 4]);
  const high = gridOf(windowOf([3, 3], [4, 3], [5, 3], [6, 3]), SHAPES.standard);
  expect(high).toMatchObject({ knowsColumns: false, knowsRows: true });
});

test('both sides reached: the whole frame is there', () => {
  expect(sizeOf(windowOf([3, 3], [4, 4], [5, 5], [4, 6]))).toEqual([4, 3, true]);
  expect(sizeOf(windowOf([3, 3], [4, 4], [5, 5], [6, 4]))).toEqual([3, 4, true]);
});

test('for young players three by three is the end of it', () => {
  expect(sizeOf([], SHAPES.initiation)).toEqual([3, 3, false]);
  expect(sizeOf(windowOf([3, 3], [4, 4]), SHAPES.initiation)).toEqual([4, 4, false]);
  expect(sizeOf(windowOf([3, 3], [4, 4], [5, 5]), SHAPES.initiation)).toEqual([3, 3, true]);
});

test.each(['standard', 'initiation'] as const)(
  'wherever a %s window grows to, all places for the next card and all cards are seen',
  (kind) => {
    const shapes = SHAPES[kind];
    const full = (shapes[0]?.width ?? 0) * (shapes[0]?.height ?? 0);
    // Each walk takes another of the free places.
    for (let walk = 0; walk < 60; walk += 1) {
      let window: Window = [];
      for (let card = 0; card < full; card += 1) {
        const free = freeCells(window, shapes);
        const grid = gridOf(window, shapes);
        for (const cell of [...free, ...window.map((placed) => placed.cell)]) {
          expect(rowOf(cell)).toBeGreaterThanOrEqual(grid.top);
          expect(rowOf(cell)).toBeLessThanOrEqual(grid.bottom);
          expect(columnOf(cell)).toBeGreaterThanOrEqual(grid.left);
          expect(columnOf(cell)).toBeLessThanOrEqual(grid.right);
        }
        expect(columnsIn(grid)).toBeLessThanOrEqual(5);
        expect(rowsIn(grid)).toBeLessThanOrEqual(5);
        const next = free[(walk * 7 + card * (walk + 3)) % free.length] ?? MIDDLE;
        window = [...window, { card, cell: next }];
      }
      expect(isFramed(gridOf(window, shapes))).toBe(true);
    }
  },
);
