import { bestBy } from '../../../src/game-core/search/best';

test('the choice with the highest worth', () => {
  expect(bestBy(['pig', 'rabbit', 'cow'], ({ length }) => length)).toBe('rabbit');
  expect(bestBy([3, 1, 2], (number) => -number)).toBe(1);
});

test('the earliest of several that are worth as much', () => {
  expect(bestBy(['sheep', 'horse', 'cow'], ({ length }) => length)).toBe('sheep');
});

test('each choice is weighed once', () => {
  const weighed: number[] = [];
  bestBy([5, 6, 7], (number) => weighed.push(number));
  expect(weighed).toEqual([5, 6, 7]);
});

test('a choice of nothing is a bug', () => {
  expect(() => bestBy([], () => 0)).toThrow(RangeError);
});
