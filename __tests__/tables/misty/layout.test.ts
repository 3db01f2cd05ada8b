import { cellAt, cellsOf } from '../../../src/game-core/games/misty/sheet';
import type { Grid } from '../../../src/tables/misty/layout/grid';
import { layTable, type Mode } from '../../../src/tables/misty/layout/layout';
import { glideBetween, hitIn, layPanes, paneAt } from '../../../src/tables/misty/layout/panes';
import { layWall } from '../../../src/tables/misty/layout/wall';
import { layTile } from '../../../src/tables/misty/layout/tile';
import { middleOf, overlap, type Rect, type Size } from '../../../src/tables/shared/geometry';

/** Of the board, without the bar of the frame. */
const SIZES: readonly (readonly [string, Size])[] = [
  ['a narrow phone', { width: 320, height: 512 }],
  ['a small phone', { width: 360, height: 584 }],
  ['a phone', { width: 390, height: 788 }],
  ['a phone on its side', { width: 788, height: 390 }],
  ['a tablet', { width: 820, height: 1124 }],
  ['a tablet on its side', { width: 900, height: 764 }],
];
const MODES: readonly Mode[] = ['build', 'life', 'gallery', 'result'];

const open: Grid = { top: 1, left: 1, bottom: 5, right: 5, knowsColumns: false, knowsRows: false };
const framed: Grid = { top: 1, left: 1, bottom: 4, right: 3, knowsColumns: true, knowsRows: true };

const inside = (outer: Rect, { x, y, width, height }: Rect) =>
  x >= outer.x - 0.01 &&
  y >= outer.y - 0.01 &&
  x + width <= outer.x + outer.width + 0.01 &&
  y + height <= outer.y + outer.height + 0.01;

describe.each(SIZES)('on %s', (_, size) => {
  const cases = MODES.flatMap((mode) => [2, 3, 4].map((seats) => [mode, seats] as const));
  test.each(cases)(
    'players, windows and keys of %s with %i seats do not overlap',
    (mode, seats) => {
      for (const hand of [6, 5, 1]) {
        const layout = layTable(size, { mode, seats, textScale: 1, hand, passes: 'left' });
        const board = { x: 0, y: 0, ...size };
        const parts = [
          ...layout.chips,
          layout.zone,
          ...(layout.tiles.length ? layout.tiles : [layout.table]),
        ];
        for (const part of parts) expect(inside(board, part)).toBe(true);
        parts.forEach((part, nth) =>
          parts.slice(nth + 1).forEach((other) => expect(overlap(part, other)).toBeLessThan(0.1)),
        );
        expect(layout.scrolls).toBe(false);
      }
    },
  );

  test.each([2, 3, 4])('with %i seats every place and every card can be hit', (seats) => {
    for (const hand of [6, 5, 1]) {
      const layout = layTable(size, { mode: 'build', seats, textScale: 1, hand, passes: 'right' });
      expect(layPanes(layout.table, open).cell).toBeGreaterThanOrEqual(48);
      expect(layPanes(layout.table, framed).cell).toBeGreaterThan(48);
      expect(layout.card).toBeGreaterThanOrEqual(48);
      const places = Math.min(hand, layout.inRow);
      const row = places * (layout.card + layout.cardGap) - layout.cardGap;
      expect(row).toBeLessThanOrEqual(layout.zone.width - 8);
    }
  });

  test('with words twice as large every place can still be hit, though it may scroll', () => {
    const layout = layTable(size, {
      mode: 'build',
      seats: 4,
      textScale: 2,
      hand: 6,
      passes: 'left',
    });
    expect(layPanes(layout.table, open).cell).toBeGreaterThanOrEqual(47.5);
  });

  test('hands go from each player to the next, and round', () => {
    const layout = layTable(size, {
      mode: 'build',
      seats: 4,
      textScale: 1,
      hand: 5,
      passes: 'left',
    });
    // Up to the first, along the others, and back.
    expect(layout.arrows).toHaveLength(4);
    const other = layTable(size, {
      mode: 'build',
      seats: 4,
      textScale: 1,
      hand: 5,
      passes: 'right',
    });
    other.arrows.forEach(({ to }, nth) => expect(to).not.toBe(layout.arrows[nth]?.to));
  });
});

describe.each(SIZES)('round the window on %s', (_, size) => {
  const wide: Grid = { top: 1, left: 1, bottom: 3, right: 4, knowsColumns: true, knowsRows: true };
  const cases = (['build', 'life'] as const).flatMap((mode) =>
    [2, 4].flatMap((seats) => [wide, framed].map((grid) => [mode, seats, grid] as const)),
  );
  test.each(cases)('the wall of %s with %i seats hides nothing', (mode, seats, grid) => {
    const layout = layTable(size, { mode, seats, textScale: 1, hand: 5, passes: 'left' });
    const panes = layPanes(layout.table, grid);
    const { valance, curtains, floor } = layWall(layout, panes)!;
    const cloth = [...(curtains ?? []), ...(valance === null ? [] : [valance])];
    const things = floor === null ? [] : [floor];
    for (const part of [...cloth, ...things]) {
      expect(inside({ x: 0, y: 0, ...size }, part)).toBe(true);
      for (const other of [panes.glass, layout.zone, ...layout.chips]) {
        expect(overlap(part, other)).toBeLessThan(0.1);
      }
    }
    for (const thing of things) expect(overlap(thing, panes.outer)).toBeLessThan(0.1);
    const bare = Math.max(panes.frame.y - layout.table.y, panes.frame.x - layout.table.x);
    expect(cloth.length > 0).toBe(bare >= 26);
  });
});

test('the wall stays bare while the window still grows', () => {
  const layout = layTable(SIZES[2]![1], {
    mode: 'build',
    seats: 2,
    textScale: 1,
    hand: 5,
    passes: 'left',
  });
  expect(layWall(layout, layPanes(layout.table, open))).toBeNull();
  expect(layWall(layout, layPanes(layout.table, { ...open, knowsRows: true }))).toBeNull();
  expect(layWall(layout, layPanes(layout.table, framed))).not.toBeNull();
});

test('a point on the glass is on the pane below it', () => {
  const panes = layPanes({ x: 10, y: 20, width: 360, height: 420 }, framed);
  for (const cell of cellsOf(framed)) {
    const hit = hitIn(panes, middleOf(paneAt(panes, cell)));
    expect(hit && cellAt(framed.top + hit.row, framed.left + hit.column)).toBe(cell);
  }
  expect(hitIn(panes, { x: panes.glass.x - 5, y: 100 })).toBeNull();
  expect(hitIn(panes, { x: 100, y: panes.sill!.y + 5 })).toBeNull();
});

test('what lies on the glass glides from where its pane was', () => {
  const area = { x: 4, y: 100, width: 380, height: 420 };
  const before = layPanes(area, open);
  const after = layPanes(area, framed);
  const { x, y, scale } = glideBetween(before, after)!;
  for (const cell of cellsOf(framed)) {
    const [was, is] = [paneAt(before, cell), paneAt(after, cell)];
    expect(after.glass.x + x + scale * (is.x - after.glass.x)).toBeCloseTo(was.x);
    expect(after.glass.y + y + scale * (is.y - after.glass.y)).toBeCloseTo(was.y);
  }
  expect(glideBetween(after, layPanes(area, framed))).toBeNull();
});

test('the frame is there as far as it is known, and an open window has more room for its panes', () => {
  const area = { x: 0, y: 0, width: 390, height: 400 };
  const panesOf = (knowsColumns: boolean, knowsRows: boolean) =>
    layPanes(area, { ...open, knowsColumns, knowsRows });
  const bare = panesOf(false, false);
  expect(bare.frame).toEqual(bare.glass);
  expect(bare.sill).toBeNull();
  const wide = panesOf(true, false);
  expect(wide.frame.width).toBeGreaterThan(wide.glass.width);
  expect(wide.frame.height).toBe(wide.glass.height);
  expect(wide.sill).toBeNull();
  const high = panesOf(false, true);
  expect(high.frame.width).toBe(high.glass.width);
  expect(high.frame.height).toBeGreaterThan(high.glass.height);
  const whole = panesOf(true, true);
  expect(whole.frame.width).toBeGreaterThan(whole.glass.width);
  expect(whole.frame.height).toBeGreaterThan(whole.glass.height);
  expect(whole.sill).not.toBeNull();
  expect(bare.cell).toBeGreaterThan(whole.cell);
});

test('a window and its sill fill the room that they have, and no more', () => {
  const area = { x: 0, y: 0, width: 390, height: 500 };
  for (const grid of [open, framed]) {
    const panes = layPanes(area, grid);
    expect(inside(area, panes.outer)).toBe(true);
    const spare = Math.min(area.width - panes.outer.width, area.height - panes.outer.height);
    expect(spare).toBeLessThan(1);
  }
});

describe('a window with its points', () => {
  const at = (width: number, height: number) => layTile({ x: 0, y: 0, width, height }, false, 1);

  test('has nearly all of the height of a low place, and who it is stands beside it', () => {
    const { beside, room } = at(260, 182);
    expect(beside).toBeGreaterThan(60);
    expect(room.height).toBeGreaterThan(150);
    expect(room.width + (beside ?? 0)).toBeLessThan(260);
  });

  test('has nearly all of the width of a high place, and who it is stands above it', () => {
    const { beside, room } = at(180, 240);
    expect(beside).toBeNull();
    expect(room.width).toBeGreaterThan(150);
    expect(room.height).toBeLessThan(200);
  });

  test('stays below the sum where words are large', () => {
    expect(layTile({ x: 0, y: 0, width: 300, height: 200 }, true, 2).beside).toBeNull();
  });
});

describe.each([2, 3, 4])('in a replay beside its controls with %i seats', (seats) => {
  const size = { width: 501, height: 390 };
  const lay = (mode: Mode, hand: number) =>
    layTable(size, { mode, seats, textScale: 1, hand, passes: 'left', isReplay: true });

  test.each(['build', 'life'] as const)('most of the table is for the window, %s', (mode) => {
    for (const hand of [6, 4, 1]) {
      const layout = lay(mode, hand);
      expect(layPanes(layout.table, framed).cell).toBeGreaterThan(66);
      expect(layPanes(layout.table, framed).cell).toBeGreaterThan(layout.card);
      const parts = [...layout.chips, layout.zone, layout.table];
      for (const part of parts) expect(inside({ x: 0, y: 0, ...size }, part)).toBe(true);
      parts.forEach((part, nth) =>
        parts.slice(nth + 1).forEach((other) => expect(overlap(part, other)).toBeLessThan(0.1)),
      );
    }
  });

  test('all windows stand above what is said', () => {
    const { tiles, zone } = lay('result', 0);
    expect(tiles).toHaveLength(seats);
    for (const tile of tiles) expect(tile.y + tile.height).toBeLessThanOrEqual(zone.y);
  });
});

test('in a replay no room is kept for keys', () => {
  const size = { width: 360, height: 360 };
  const needs = { mode: 'build', seats: 3, textScale: 1, hand: 3, passes: null } as const;
  const played = layTable(size, needs);
  const again = layTable(size, { ...needs, isReplay: true });
  expect(again.table.height).toBeGreaterThan(played.table.height);
});
