import { LEAST_FOR_WORDS } from '../../../src/tables/alles-kaese/layout/counter';
import { overlap, inset, type Rect } from '../../../src/tables/shared/geometry';
import { layTable, type Layout } from '../../../src/tables/alles-kaese/layout/layout';
import { LIFT } from '../../../src/tables/alles-kaese/layout/look';
import { HOLE_PATHS } from '../../../src/tables/alles-kaese/pieces/slice-shapes';
import { hintsIn } from '../../../src/tables/alles-kaese/layout/zone-needs';
import { tagOn } from '../../../src/tables/alles-kaese/pieces/tag-sizes';
import { HALO } from '../../../src/ui';

/** What a table has beside the keys of its screen, and how large a slice is at least. */
const SIZES = [
  { width: 360, height: 584, text: 1, slice: 72 },
  { width: 390, height: 788, text: 1, slice: 104 },
  { width: 390, height: 608, text: 1, slice: 80 },
  { width: 820, height: 1124, text: 1, slice: 180 },
  { width: 788, height: 390, text: 1, slice: 112 },
  { width: 684, height: 360, text: 1, slice: 96 },
  { width: 584, height: 360, text: 1, slice: 80 },
  { width: 1224, height: 744, text: 1, slice: 180 },
  { width: 320, height: 512, text: 2, slice: 48 },
  { width: 360, height: 584, text: 1.3, slice: 48 },
  { width: 788, height: 390, text: 2, slice: 90 },
  { width: 512, height: 320, text: 2, slice: 56 },
];

const TABLES = SIZES.flatMap((size) =>
  [2, 3, 4, 5, 6].flatMap((seats) =>
    [
      { odds: true, big: false },
      { odds: false, big: false },
      { odds: true, big: true },
    ].map((wish) => ({ ...size, ...wish, seats })),
  ),
);

const contains = (outer: Rect, inner: Rect): boolean =>
  Math.abs(overlap(outer, inner) - inner.width * inner.height) < 0.01;

const piecesOf = (layout: Layout): [string, Rect][] => [
  ...layout.slots.map((box, slot): [string, Rect] => [`slice ${slot}`, box]),
  ...layout.chips.map((box, seat): [string, Rect] => [`plate ${seat}`, box]),
  ['pile', layout.pile],
  ['discard', layout.discard],
  ['count of the pile', layout.pileCount],
  ['count of the discard', layout.discardCount],
  [
    'die',
    {
      x: layout.die.at.x - layout.die.size / 2,
      y: layout.die.at.y - layout.die.size / 2,
      width: layout.die.size,
      height: layout.die.size,
    },
  ],
  ['zone', layout.zone],
];

describe.each(TABLES)('$seats on $width × $height, text × $text, odds $odds, big $big', (table) => {
  const needs = { textScale: table.text, hasOdds: table.odds };
  const layout = layTable(table, table.seats, needs, table.big);

  test('all of it is in view', () => {
    const { scrolls, table: board, zone } = layout;
    // Where large words leave too little, all of it can be scrolled out from behind the thumb zone.
    const height = scrolls ? board.y + board.height + zone.height : table.height;
    expect(scrolls).toBe(scrolls && table.text > 1);
    const screen = { x: 0, y: 0, width: table.width, height };
    const outside = piecesOf(layout).filter(([, box]) => !contains(screen, box));
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  test('nothing lies over anything else', () => {
    const pieces = piecesOf(layout).filter(([name]) => !(layout.scrolls && name === 'zone'));
    const pairs = pieces.flatMap(([one, box], at) =>
      pieces
        .slice(at + 1)
        .filter(([, other]) => overlap(box, inset(other, 0.01)) > 0)
        .map(([other]) => `${one} and ${other}`),
    );
    expect(pairs).toEqual([]);
  });

  test('slices and the die are large enough for a finger', () => {
    // What is on big cards is larger though they are a little smaller in places.
    const least = table.big ? table.slice * 0.94 : table.slice;
    expect(layout.slice).toBeGreaterThanOrEqual(Math.max(48, least));
    expect(layout.die.size).toBeGreaterThanOrEqual(48);
    for (const { width, height } of layout.chips)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  });

  test('every slice stands on a board, and none is lit or lifted over the edge of the screen', () => {
    for (const { x, y, width, height } of layout.slots) {
      const bottom = y + height;
      const board = layout.boards.find((each) => each.y < bottom && each.y + each.height > bottom);
      expect(board).toBeDefined();
      expect(board!.x).toBeLessThanOrEqual(x);
      expect(board!.x + board!.width).toBeGreaterThanOrEqual(x + width);
      expect(y - layout.shelves.y).toBeGreaterThanOrEqual(LIFT.up + HALO - 0.01);
      const lit = height / 2 + HALO;
      const top = y + height / 2 - LIFT.up - (1 + LIFT.growth) * lit;
      expect(top).toBeGreaterThanOrEqual(0);
    }
    for (const board of layout.boards) expect(contains(layout.shelves, board)).toBe(true);
  });
});

/** How many times larger numbers and holes are at least with big cards, and the die where it has room. */
const LARGER = { number: 1.25, holes: 1.1, die: 1.1 };

test.each(SIZES)('big cards are larger on $width × $height, text × $text', (size) => {
  for (const seats of [2, 4, 6]) {
    const needs = { textScale: size.text, hasOdds: true };
    const [ordinary, big] = [false, true].map((isBig) => layTable(size, seats, needs, isBig)) as [
      Layout,
      Layout,
    ];
    const tags = [tagOn(ordinary.slice, false), tagOn(big.slice, true)] as const;
    expect(tags[1].height / tags[0].height).toBeGreaterThanOrEqual(LARGER.number);
    const widest = (paths: string) => Number(/a([\d.]+) /.exec(paths)?.[1]);
    const hole = widest(HOLE_PATHS.big[6].deep) / widest(HOLE_PATHS.ordinary[6].deep);
    expect((hole * big.slice) / ordinary.slice).toBeGreaterThanOrEqual(LARGER.holes);
    if (size.text === 1) expect(big.die.size / ordinary.die.size).toBeGreaterThan(LARGER.die);
    // The tag hangs over the board, and over nothing else.
    for (const { y } of big.slots) {
      const end = y + tags[1].top + tags[1].height;
      const row = big.shelves.y + big.shelves.height;
      expect(end).toBeLessThanOrEqual(row + 0.01);
    }
  }
});

test('slices lie three by three, and the order of the slots is that of reading', () => {
  const { slots } = layTable({ width: 390, height: 788 }, 4, { textScale: 1, hasOdds: true });
  const places = slots.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect(places.slice(0, 3).map(([x]) => x)).toEqual(places.slice(3).map(([x]) => x));
  expect(new Set(places.slice(0, 3).map(([, y]) => y)).size).toBe(1);
  expect(places[3]![1]).toBeGreaterThan(places[0]![1]!);
});

test.each(TABLES)(
  'the tags of the piles hang over nothing, $seats on $width × $height, text × $text, big $big',
  (table) => {
    const needs = { textScale: table.text, hasOdds: table.odds };
    const layout = layTable(table, table.seats, needs, table.big);
    const { pile, discard, die } = layout;
    const { height } = tagOn(pile.width, table.big);
    // At the inner upper corners, as far out as they are drawn.
    const out = 0.65 * height;
    const width = 1.28 * height;
    const left = { x: pile.x + pile.width + out - width, y: pile.y - 0.6 * height, width, height };
    const right = { x: discard.x - out, y: discard.y - 0.6 * height, width, height };
    const screen = { x: 0, y: 0, width: table.width, height: table.height + layout.zone.height };
    const pieces = [
      layout.pileCount,
      layout.discardCount,
      { x: die.at.x - die.size / 2, y: die.at.y - die.size / 2, width: die.size, height: die.size },
    ];
    for (const tag of [left, right]) {
      expect(contains(screen, { ...tag, y: Math.max(0, tag.y) })).toBe(true);
      expect(pieces.filter((piece) => overlap(tag, inset(piece, 4)) > 0)).toEqual([]);
    }
  },
);

test('on the smallest phone counts have room for their words, big cards or not', () => {
  const size = { width: 360, height: 584 };
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const isBig of [false, true]) {
      const table = layTable(size, seats, { textScale: 1, hasOdds: seats === 6 }, isBig);
      expect(table.pileCount.width).toBeGreaterThanOrEqual(LEAST_FOR_WORDS);
      expect(table.discardCount.width).toBeGreaterThanOrEqual(LEAST_FOR_WORDS);
    }
  }
});

test('keys say in a low column as much as it has room for', () => {
  const hints = (seats: number, hasOdds: boolean, hasKey: boolean) =>
    hintsIn(layTable({ width: 788, height: 390 }, seats, { textScale: 1, hasOdds }), 1, {
      hasOdds,
      hasKey,
    });
  expect(hints(4, true, false)).toBe('full');
  expect(hints(6, false, false)).toBe('full');
  expect(hints(5, true, false)).toBe('short');
  expect(hints(6, false, true)).toBe('full');
  // Side by side.
  expect(hints(6, true, true)).toBe('short');
});

test.each([2, 4, 6])(
  'below a hint on the smallest phone all that %d play with is in view, the players left out',
  (seats) => {
    const size = { width: 360, height: 422 };
    const needs = { textScale: 1, hasOdds: true, sharesRoom: true };
    const layout = layTable(size, seats, needs);
    expect(layout.scrolls).toBe(false);
    expect(layout.slice).toBeGreaterThanOrEqual(48);
    const free = { x: 0, y: 0, width: size.width, height: layout.zone.y };
    const outside = piecesOf(layout).filter(
      ([name, box]) => name !== 'zone' && !contains(free, box),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  },
);

test('beside the controls of a replay slices are large', () => {
  const needs = { textScale: 1, hasOdds: true, isReplay: true };
  for (const seats of [2, 4, 6]) {
    const layout = layTable({ width: 501, height: 390 }, seats, needs);
    expect(layout.slice).toBeGreaterThan(62);
    expect(layout.slots.every((slot) => slot.x + slot.width <= layout.zone.x)).toBe(true);
  }
});
