import fc from 'fast-check';

import type { Estimate } from '../../../src/game-core/search/compare';
import type { Compared } from '../../../src/game-core/search/judging';
import { sharesTo, sharpened } from '../../../src/game-core/search/sharpen';

const shares = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
  .filter((parts) => parts.some((part) => part > 1e-6))
  .map((parts) => {
    const sum = parts.reduce((total, part) => total + part, 0);
    return parts.map((part) => part / sum);
  });
const exponent = fc.double({ min: 1, max: 2, noNaN: true });

/** Moves by their names, the first one the best. */
function comparisonOf(estimates: Record<string, Estimate>): Compared<string> {
  return { best: Object.keys(estimates)[0]!, of: (move) => estimates[move]! };
}

test('shares are together one, in the same order, and nobody ahead of all others gets less', () => {
  fc.assert(
    fc.property(shares, exponent, (given, power) => {
      const sharp = sharesTo(power, given);
      expect(sharp.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      given.forEach((mine, a) =>
        given.forEach((other, b) => {
          if (mine >= other) expect(sharp[a]!).toBeGreaterThanOrEqual(sharp[b]!);
        }),
      );
      expect(Math.max(...sharp)).toBeGreaterThanOrEqual(Math.max(...given) - 1e-12);
    }),
  );
});

test('what is certain stays certain, and even stays even', () => {
  expect(sharesTo(1.3, [0, 1, 0])).toEqual([0, 1, 0]);
  expect(sharesTo(1.3, [0.5, 0, 0.5])).toEqual([0.5, 0, 0.5]);
  const sure = { shares: [1, 0], error: 0, price: 0, priceError: 0 };
  const lost = { shares: [0, 1], error: 0, price: 1, priceError: 0 };
  const sharp = sharpened(comparisonOf({ sure, lost }), 0, 1.3);
  expect(sharp.of('sure')).toEqual(sure);
  expect(sharp.of('lost')).toEqual(lost);
});

test('with an exponent of 1 it is the same', () => {
  const found = comparisonOf({ only: { shares: [0.3, 0.7], error: 0.1, price: 0, priceError: 0 } });
  expect(sharpened(found, 0, 1)).toBe(found);
});

test('prices are what the sharper shares differ by, and errors grow as the shares do', () => {
  const good = { shares: [0.6, 0.4], error: 0.001, price: 0, priceError: 0 };
  const bad = { shares: [0.5, 0.5], error: 0.001, price: 0.1, priceError: 0.001 };
  const sharp = sharpened(comparisonOf({ good, bad }), 0, 1.2);
  expect(sharp.best).toBe('good');
  const odds = 1.5 ** 1.2;
  expect(sharp.of('good').shares[0]).toBeCloseTo(odds / (1 + odds), 12);
  expect(sharp.of('good')).toMatchObject({ price: 0, priceError: 0 });
  expect(sharp.of('bad').shares).toEqual([0.5, 0.5]);
  expect(sharp.of('bad').price).toBeCloseTo(odds / (1 + odds) - 0.5, 12);
  // Of 50.1 % against 50 %: as far apart as the error says.
  const [more = 0] = sharesTo(1.2, [0.501, 0.499]);
  expect(sharp.of('bad').error).toBeCloseTo(more - 0.5, 8);
  expect(sharp.of('bad').priceError).toBeCloseTo(more - 0.5, 8);
});

test('a move that seems to win nothing is as uncertain as the best one', () => {
  const good = { shares: [0.1, 0.9], error: 0.02, price: 0, priceError: 0 };
  const none = { shares: [0, 1], error: 0.02, price: 0.1, priceError: 0.02 };
  const { error, priceError } = sharpened(comparisonOf({ good, none }), 0, 1.2).of('none');
  expect(error).toBe(0);
  expect(priceError).toBeGreaterThan(0.015);
});
