import { isAsGood, isEven } from '../../../src/game-core/coach/even';
import type { Weighed } from '../../../src/game-core/kernel/judge';

const choice = (worth: number, price = 0, priceError = 0): Weighed => {
  return { move: 'any', shares: [], worth, error: 0, price, priceError };
};

test('a hint calls nothing as good that gives up a third of what is left to hope for', () => {
  const found = [
    // The certain loss beside one chance in a hundred.
    [choice(0, 0.0098, 0.0058), choice(0.0098)],
    [choice(0.02, 0.01), choice(0.03)],
    [choice(0.021, 0.009), choice(0.03)],
    [choice(0.0004, 0.0002), choice(0.0006)],
  ].map(([other, best]) => [isAsGood(other!, best!), isEven(other!)]);
  expect(found).toEqual([
    [false, true],
    [false, true],
    [true, true],
    [false, true],
  ]);
});

test('where nothing can be won any more, all is as good', () => {
  expect(isAsGood(choice(0), choice(0))).toBe(true);
});

test('what may be all chance is as good: a price below its own error', () => {
  expect(isAsGood(choice(0.006, 0.006, 0.007), choice(0.012))).toBe(true);
});

test('a hint calls nothing as good that a review does not', () => {
  expect([isAsGood(choice(0.47, 0.03), choice(0.5)), isEven(choice(0.47, 0.03))]).toEqual([
    false,
    false,
  ]);
});
