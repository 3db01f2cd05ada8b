import {
  facesIn,
  fits,
  leastFaces,
  shareOf,
  wayWidth,
} from '../../../src/tables/mice-to-meet-you/zone/way-width';
import type { Way } from '../../../src/tables/mice-to-meet-you/choosing/question';

const way = (dice: readonly boolean[], by: number): Way => ({
  card: 13,
  dice,
  by,
  move: { type: 'catch', card: 13, yellow: 8 },
});

test('each die and each nut makes a picture wider', () => {
  const widths = [
    way([true, false, false], 0),
    way([true, true, false], 0),
    way([true, true, true], 0),
    way([true, true, true], -1),
    way([true, true, true], -2),
  ].map((each) => wayWidth(each, 2));
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
});

test('three dice and two nuts do not fit three times in a phone, but twice', () => {
  const wide = wayWidth(way([true, true, true], -2), 2);
  expect(fits(wide, shareOf(344, 3, true), 1)).toBe(false);
  expect(fits(wide, shareOf(344, 2, true), 1)).toBe(true);
});

test('two dice fit three times in the narrowest phone', () => {
  expect(fits(wayWidth(way([true, true, false], 0), 2), shareOf(304, 3, true), 1)).toBe(true);
});

test('faces never cover each other: those that have no room are counted', () => {
  expect([1, 2, 3, 4].map((count) => facesIn(Infinity, count))).toEqual([1, 2, 3, 4]);
  // Beside "7" and a hand, on one of three chips in a phone.
  expect([1, 2, 3, 4].map((count) => facesIn(55, count))).toEqual([1, 2, 3, 2]);
  for (const count of [1, 2, 3, 4, 5]) {
    expect(facesIn(leastFaces(count), count)).toBeGreaterThanOrEqual(Math.min(count, 2));
  }
});
