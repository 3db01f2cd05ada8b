import { layTable, type Layout } from '../../../src/tables/mice-to-meet-you/layout/layout';
import { rowsNeed, zoneNeeds } from '../../../src/tables/mice-to-meet-you/layout/zone-needs';
import { MOUSE, packMice } from '../../../src/tables/mice-to-meet-you/pieces/pack-mice';
import { overlap, type Rect } from '../../../src/tables/shared/geometry';

/** What is left of a screen beside the keys of the table. */
const SIZES = [
  { width: 320, height: 512 },
  { width: 360, height: 584 },
  { width: 390, height: 788 },
  { width: 820, height: 1124 },
  { width: 788, height: 390 },
  { width: 1180, height: 764 },
];

const CASES = SIZES.flatMap((size) =>
  [1, 2, 3, 5].flatMap((seats) =>
    [1, 1.3, 2].flatMap((textScale) =>
      [false, true].map((isOffer) => ({ size, seats, textScale, isOffer })),
    ),
  ),
);

const parts = ({ chips, line, house, zone }: Layout): Rect[] => [
  ...chips,
  ...(line === null ? [] : [line]),
  house.whole,
  zone,
];

test.each(CASES)(
  'all is in view on $size.width × $size.height for $seats at $textScale, offer: $isOffer',
  ({ size, seats, textScale, isOffer }) => {
    const layout = layTable(size, seats, { textScale, isOffer });
    expect(layout.chips).toHaveLength(seats - 1);
    const all = parts(layout);
    for (const [nth, part] of all.entries()) {
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.y).toBeGreaterThanOrEqual(0);
      expect(part.x + part.width).toBeLessThanOrEqual(size.width + 0.01);
      expect(part.y + part.height).toBeLessThanOrEqual(size.height + 0.01);
      for (const other of all.slice(nth + 1)) expect(overlap(part, other)).toBeLessThan(1);
    }
  },
);

test.each(CASES)(
  'rooms and chips can be hit on $size.width × $size.height for $seats at $textScale, offer: $isOffer',
  ({ size, seats, textScale, isOffer }) => {
    const { house, chips } = layTable(size, seats, { textScale, isOffer });
    const rooms = house.rooms.slice(1);
    expect(rooms).toHaveLength(18);
    for (const { width, height } of [...rooms, ...chips]) {
      expect(width).toBeGreaterThanOrEqual(47.9);
      expect(height).toBeGreaterThanOrEqual(47.9);
    }
    for (const [nth, room] of rooms.entries()) {
      for (const other of rooms.slice(nth + 1)) expect(overlap(room, other)).toBe(0);
      expect(overlap(room, house.cellar)).toBe(0);
      expect(overlap(room, house.roof)).toBe(0);
    }
    expect(house.cellar.height).toBeGreaterThanOrEqual(46);
  },
);

test('an offer has a larger roof than a throw, and words as large as usual need no scrolling', () => {
  const size = { width: 360, height: 584 };
  const own = layTable(size, 5, { textScale: 1 });
  const offer = layTable(size, 5, { textScale: 1, isOffer: true });
  expect(offer.house.roof.height).toBeGreaterThan(own.house.roof.height + 20);
  expect(own.zoneScrolls).toBe(false);
  expect(offer.zoneScrolls).toBe(false);
});

test.each([2, 3, 5])(
  'below a hint on the smallest phone the whole house of one of %d is in view',
  (seats) => {
    for (const isOffer of [false, true]) {
      const { house, zone, chips } = layTable({ width: 360, height: 422 }, seats, {
        textScale: 1,
        isOffer,
        sharesRoom: true,
      });
      expect(chips).toEqual([]);
      expect(house.whole.y + house.whole.height).toBeLessThanOrEqual(zone.y);
      expect(house.rooms[18]!.height).toBeGreaterThanOrEqual(48);
      expect(zone.y + zone.height).toBeCloseTo(422);
    }
  },
);

test('players stay beside a hint where there is room for them', () => {
  const wishes = { textScale: 1, sharesRoom: true };
  expect(layTable({ width: 390, height: 640 }, 3, wishes).chips).toHaveLength(2);
});

test('who plays alone always has a line above the house', () => {
  for (const size of SIZES) expect(layTable(size, 1, { textScale: 1 }).line).not.toBeNull();
});

test('a tablet and a tall phone have room to tell the end before it comes', () => {
  for (const size of [SIZES[2]!, SIZES[3]!])
    expect(layTable(size, 5, { textScale: 1 }).line).not.toBeNull();
});

test('all mice of a room are drawn, inside it', () => {
  for (let count = 1; count <= 18; count += 1) {
    const room = { width: 46, height: 34 };
    const { places, scale, size } = packMice(count, room);
    expect(places).toHaveLength(count);
    expect(size.width * scale).toBeLessThanOrEqual(room.width + 0.01);
    expect(size.height * scale).toBeLessThanOrEqual(room.height + 0.01);
    for (const { x, y } of places) {
      expect(x + MOUSE.width).toBeLessThanOrEqual(size.width + 0.01);
      expect(y + MOUSE.height).toBeLessThanOrEqual(size.height + 0.01);
    }
  }
});

test.each([1, 2, 3, 5])(
  'in a replay the house of one of %d ends above what is told, cage and nuts included',
  (seats) => {
    // Phones of 390 × 844 and 360 × 640, less their bar, the curve and the keys of the replay, and two lines of the owl.
    const sizes = [
      { width: 390, height: 419 },
      { width: 360, height: 357 },
      { width: 360, height: 337 },
    ];
    for (const size of sizes) {
      const { house, zone } = layTable(size, seats, { textScale: 1, isReplay: true });
      expect(house.whole.y + house.whole.height).toBeLessThanOrEqual(zone.y);
    }
  },
);

test('beside a hint whole rows of a throw are in view: the ways, with more room the dice too, then all', () => {
  const steps = [rowsNeed(1, 1, 1), rowsNeed(2, 1, 1), zoneNeeds({ textScale: 1 }, 1, false)];
  const heights = Array.from({ length: 60 }, (_, nth) => 420 + 6 * nth).map((height) => {
    const { zone } = layTable({ width: 390, height }, 3, { textScale: 1, sharesRoom: true });
    return zone.height;
  });
  const least = heights.filter((height) => height < steps[0]! - 1);
  expect(new Set(heights.slice(least.length))).toEqual(new Set(steps));
  expect([...heights].sort((one, other) => one - other)).toEqual(heights);
});

test('beside a hint what was left has a whole row above its key of two lines', () => {
  const wishes = { textScale: 1, sharesRoom: true, isOffer: true };
  for (let height = 422; height < 560; height += 6) {
    const { zone } = layTable({ width: 360, height }, 3, wishes);
    expect(zone.height).toBeGreaterThanOrEqual(rowsNeed(1, 1, 1, 2) - 0.5);
  }
});
