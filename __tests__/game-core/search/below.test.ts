import { below, belowAny } from '../../../src/game-core/search/below';

const MANY = 60_000;

describe.each([
  ['below', below],
  ['belowAny', belowAny],
] as const)('%s', (_, draw) => {
  test('every number comes about equally often, in one stream and in the first draws of many', () => {
    for (const at of [(nth: number) => draw(6, 1234, nth), (nth: number) => draw(6, nth * 77, 3)]) {
      const counts = [0, 0, 0, 0, 0, 0];
      for (let nth = 0; nth < MANY; nth += 1) counts[at(nth)]! += 1;
      expect(counts.reduce((sum, each) => sum + each)).toBe(MANY);
      // Five standard deviations of a fair die.
      for (const count of counts) expect(Math.abs(count - MANY / 6)).toBeLessThan(460);
    }
  });

  test('the same two numbers find the same number', () => {
    expect(draw(52, 7, 8)).toBe(draw(52, 7, 8));
  });
});

test('a large bound is reached as evenly as a small one', () => {
  const bound = 50_000;
  const halves = [0, 0];
  for (let nth = 0; nth < MANY; nth += 1) halves[belowAny(bound, 99, nth) % 2]! += 1;
  expect(Math.abs(halves[0]! - MANY / 2)).toBeLessThan(620);
});
