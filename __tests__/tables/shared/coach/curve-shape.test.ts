import type { TurningPoint } from '../../../../src/game-core/coach/turning-points';
import {
  lineOf,
  momentAt,
  namedRounds,
  PIN,
  pinsOf,
  placeIn,
  roundsOf,
} from '../../../../src/tables/shared/coach/curve-shape';
import type { Point } from '../../../../src/tables/shared/geometry';

const SHARES = Array.from({ length: 41 }, (_, nth) => (Math.sin(nth / 3) + 1) / 2);
const LENGTH = SHARES.length - 1;
const points = [3, 4, 5, 20, 38, 39].map((moment): TurningPoint => ({
  sign: 'sun',
  rank: null,
  moment,
  by: 0.1,
}));

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

describe.each([230, 330, 760])('%i dp wide', (width) => {
  const size = { width, height: 180 };

  test('the line stays within its place', () => {
    for (const [, x, y] of lineOf(SHARES, size, LENGTH).matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(size.height);
    }
  });

  test('signs stay within it too, near their points, beside each other and beside all points', () => {
    const pins = pinsOf(points, SHARES, size, LENGTH);
    expect(pins.map(({ point }) => point)).toEqual(points);
    for (const [nth, { point, on, at }] of pins.entries()) {
      expect(on).toEqual(placeIn(size, LENGTH)(point.moment + 1, SHARES[point.moment + 1]!));
      expect(at!.x).toBeGreaterThanOrEqual(PIN / 2);
      expect(at!.x).toBeLessThanOrEqual(width - PIN / 2);
      expect(at!.y).toBeGreaterThanOrEqual(PIN / 2);
      expect(at!.y).toBeLessThanOrEqual(size.height - PIN / 2);
      expect(apart(on, at!)).toBeLessThanOrEqual(110);
      for (const other of pins) expect(apart(other.on, at!)).toBeGreaterThan(PIN / 2 + 4);
      for (const other of pins.slice(nth + 1))
        expect(apart(at!, other.at!)).toBeGreaterThanOrEqual(PIN);
    }
  });

  test('on a low curve no sign lies on another one: numbered choices stand first', () => {
    const low = { width, height: 48 };
    const crowd = [10, 11, 12, 13, 14, 15, 16].map((moment): TurningPoint => {
      const rank = moment === 13 ? 1 : moment === 14 ? 2 : null;
      return { sign: rank === null ? 'cloud' : 'costly', rank, moment, by: -0.1 };
    });
    const pins = pinsOf(crowd, SHARES, low, LENGTH);
    expect(pins.map(({ point }) => point)).toEqual(crowd);
    const signs = pins.flatMap(({ at }) => at ?? []);
    signs.forEach((one, nth) => {
      for (const other of signs.slice(nth + 1))
        expect(apart(one, other)).toBeGreaterThanOrEqual(PIN);
    });
    for (const { point, on, at } of pins) {
      if (point.sign === 'costly') expect(at).not.toBeNull();
      if (at !== null) expect(apart(on, at)).toBeLessThanOrEqual(low.height);
    }
  });

  test('a finger on a moment is at that moment, and beyond the ends at the ends', () => {
    for (let moment = 0; moment <= LENGTH; moment += 1) {
      expect(momentAt(placeIn(size, LENGTH)(moment, 0).x, size, LENGTH)).toBe(moment);
    }
    expect([momentAt(-50, size, LENGTH), momentAt(width + 50, size, LENGTH)]).toEqual([0, LENGTH]);
  });
});

test('as many rounds are named as there is room for, in their middle, apart from each other', () => {
  const rounds = roundsOf((moment) => Math.floor(moment / 2) + 1, LENGTH);
  const named = (room: number) => namedRounds(rounds, LENGTH, room);
  expect(named(30)).toEqual(
    Array.from({ length: 20 }, (_, nth) => ({ round: nth + 1, middle: 2 * nth + 1 })),
  );
  expect(named(6).map(({ round }) => round)).toEqual([5, 10, 15, 20]);
  expect(named(6).map(({ middle }) => middle)).toEqual([9, 19, 29, 39]);
});

test('a round that was over at once pushes no other one aside', () => {
  const rounds = roundsOf((moment) => (moment < 20 ? 1 : moment - 18), LENGTH);
  const middles = namedRounds(rounds, LENGTH, 10).map(({ middle }) => middle);
  middles.slice(1).forEach((middle, nth) => {
    expect(middle - middles[nth]!).toBeGreaterThanOrEqual(LENGTH / 20);
  });
});
