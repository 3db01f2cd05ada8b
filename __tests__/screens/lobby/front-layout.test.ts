import { frontLayout } from '../../../src/screens/lobby/front-layout';

const at = (width: number, height: number, text = 1) => frontLayout({ width, height, text });

test.each([
  [360, 640, 2],
  [390, 664, 2],
  [390, 844, 2],
  [820, 1180, 2],
  [1024, 1366, 2],
  [844, 390, 4],
  [667, 375, 4],
  [1100, 1400, 4],
  [1440, 900, 4],
  [320, 568, 1],
])('on %i × %i doors stand in rows of %i', (width, height, columns) => {
  expect(at(width, height).columns).toBe(columns);
});

test('text of 150 % makes one column everywhere, smaller text does not', () => {
  expect(at(390, 844, 1.5).columns).toBe(1);
  expect(at(1440, 900, 1.5).columns).toBe(1);
  expect(at(390, 844, 1.4).columns).toBe(2);
});

test('never three and one: the doors fill their rows at every width', () => {
  for (let width = 320; width <= 2000; width += 7) {
    for (const height of [360, 640, 900, 1400]) {
      const { columns, doorWidth, barnWidth, wall, gap } = at(width, height);
      expect(4 % columns).toBe(0);
      expect(columns * doorWidth + (columns - 1) * gap + 2 * wall).toBeCloseTo(barnWidth);
      expect(barnWidth).toBeLessThanOrEqual(width);
      expect(doorWidth).toBeGreaterThanOrEqual(136);
    }
  }
});

test('the number of open games is shown from 400 dp on, with larger text from more', () => {
  expect(at(390, 844).hasCount).toBe(false);
  expect(at(412, 915).hasCount).toBe(true);
  expect(at(412, 915, 1.3).hasCount).toBe(false);
});
