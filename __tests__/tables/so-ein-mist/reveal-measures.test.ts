import { heightOf, measure } from '../../../src/tables/so-ein-mist/reveal/measures';

/** The room that is left for the piles on a screen, and the smallest card that we want to see there. */
const ROOMS = [
  { name: 'a small phone', width: 328, height: 540, card: 31 },
  { name: 'a phone', width: 358, height: 740, card: 38 },
  { name: 'a phone on its side', width: 812, height: 290, card: 34 },
  { name: 'a tablet', width: 788, height: 1080, card: 70 },
  { name: 'a desktop', width: 1248, height: 760, card: 60 },
  { name: 'a large desktop', width: 1728, height: 940, card: 100 },
];

describe.each(ROOMS)('on $name', ({ width, height, card }) => {
  test.each([3, 4, 5, 6])('all of %d piles are seen, as large as fits', (players) => {
    for (const most of [4, 6, 8]) {
      const piles = Array.from({ length: players }, () => most);
      const room = { width, height, piles, scale: 1, isDone: false, isBig: false };
      const row = measure(room);
      const all = heightOf(room, row);
      if (row.card > 31) expect(all).toBeLessThanOrEqual(height);
      if (most <= 6) expect(row.card).toBeGreaterThanOrEqual(card);
      // Little is left over, unless larger cards would need another line.
      if (row.card < 127) expect(all).toBeGreaterThan(height * 0.5);
    }
  });
});

test('cards do not change their size when all of them have been turned over', () => {
  for (const scale of [1, 2]) {
    const room = { width: 358, height: 740, piles: [6, 6, 5, 4, 6], scale, isBig: false };
    const during = measure({ ...room, isDone: false });
    const after = measure({ ...room, isDone: true });
    expect(after.card).toBe(during.card);
    expect(after).toMatchObject({ hasName: true, isShort: false });
  }
});

test('with big cards the names wait until the end, and cards keep their size then', () => {
  const room = { width: 328, height: 540, piles: [6, 6, 5, 4, 6, 6], scale: 1, isBig: true };
  const during = measure({ ...room, isDone: false });
  expect(during.hasName).toBe(false);
  expect(measure({ ...room, isDone: true })).toEqual({ ...during, hasName: true });
});
