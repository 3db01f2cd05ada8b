import { areasOf, growthOf, logWidth } from '../../../src/tables/shared/areas';
import { inset, overlap, type Rect } from '../../../src/tables/shared/geometry';

/** Windows from a tablet to a desktop, below the bar of the table. */
const LARGE = [
  { width: 820, height: 1124 },
  { width: 1180, height: 764 },
  { width: 1280, height: 744 },
  { width: 1440, height: 844 },
  { width: 1920, height: 1024 },
];

const PHONES = [
  { width: 320, height: 512 },
  { width: 360, height: 584 },
  { width: 390, height: 788 },
  { width: 788, height: 390 },
];

const ZONE = { tall: 164, wide: 251 };
const lay = (size: { width: number; height: number }, seats: number) =>
  areasOf({ size, seats, textScale: 1, zone: (isWide) => (isWide ? ZONE.wide : ZONE.tall) });

/** What is left for the table beside the log. */
const besideLog = ({ width, height }: { width: number; height: number }) => ({
  width: width - (logWidth({ width, height }, 1) ?? 0),
  height,
});

test('what happened stands beside the table from 1,100 dp on, unless it would hold too little', () => {
  expect(logWidth({ width: 1099, height: 800 }, 1)).toBeNull();
  expect(logWidth({ width: 1100, height: 500 }, 1)).toBeNull();
  expect(logWidth({ width: 1920, height: 1080 }, 2)).toBeNull();
  for (const width of [1100, 1280, 1440, 1920]) {
    const log = logWidth({ width, height: 800 }, 1) ?? 0;
    expect(log).toBeGreaterThanOrEqual(240);
    expect(log).toBeLessThan(width / 4);
  }
});

test.each(PHONES)('on a phone of $width × $height nothing grows', (size) => {
  expect(growthOf(size, 1)).toBe(1);
});

describe.each(LARGE.map(besideLog))('on a table of $width × $height', (size) => {
  test('chips and keys are larger than on a phone, and who has large text already needs less of it', () => {
    const { growth, isWide, zone } = lay(size, 4);
    expect(growth).toBeGreaterThan(1.15);
    expect(zone.height).toBeCloseTo((isWide ? ZONE.wide : ZONE.tall) * growth);
    expect(growthOf(size, 2)).toBeLessThan(growth);
  });

  test.each([2, 3, 4, 5, 6])('%d chips grow with it and touch nothing', (seats) => {
    const { growth, chips, zone, table } = lay(size, seats);
    const whole = { x: 0, y: 0, ...size };
    const places: Rect[] = [...chips, zone];
    for (const [nth, place] of places.entries()) {
      const area = place.width * place.height;
      expect(overlap(inset(whole, -0.01), place)).toBeCloseTo(area);
      expect(overlap(place, table)).toBe(0);
      for (const other of places.slice(nth + 1)) expect(overlap(place, other)).toBe(0);
    }
    for (const { width, height } of chips) {
      expect(height).toBeGreaterThanOrEqual(12 + 38 * growth);
      // The name beside the picture, or above it.
      expect(width).toBeGreaterThanOrEqual(78 * growth);
    }
  });
});

test('in a column with room below them, chips are wide enough for everything they can show', () => {
  for (const size of LARGE.slice(1).map(besideLog)) {
    for (const seats of [3, 4, 5, 6]) {
      const { growth, chips } = lay(size, seats);
      for (const { width } of chips) expect(width).toBeGreaterThanOrEqual(140 * growth);
    }
  }
});

test('players leave a table only where it would have to scroll, and where they may', () => {
  const needs = { seats: 6, textScale: 1, zone: () => ZONE.tall, playersLeave: true };
  const low = { width: 360, height: 400 };
  expect(areasOf({ ...needs, size: low })).toMatchObject({ chips: [], scrolls: false });
  expect(areasOf({ ...needs, size: { width: 360, height: 584 } }).chips).toHaveLength(6);
  expect(areasOf({ ...needs, size: low, playersLeave: false }).chips).toHaveLength(6);
});
