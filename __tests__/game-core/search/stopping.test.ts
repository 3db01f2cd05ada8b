import fc from 'fast-check';

import { endingsByDrawing, expectedByDrawing } from '../../../src/game-core/search/stopping';

/** The same value by trying every sequence of faces, with no table of values. */
function bruteForce(payoffs: readonly number[], draws: number, drawn: readonly number[]): number {
  const values = payoffs.map((payoff, face) => {
    if (drawn.includes(face) || drawn.length + 1 === draws) return payoff;
    return Math.max(payoff, bruteForce(payoffs, draws, [...drawn, face]));
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test('one draw is worth the mean', () => {
  expect(expectedByDrawing([1, 2, 3, 4, 5, 6], 1, [])).toBe(3.5);
});

test('two draws: keep 4, 5 and 6, draw again after less', () => {
  // After a 1, 2 or 3 the second draw is worth 3.5; a coin of two stops always after the higher side.
  expect(expectedByDrawing([1, 2, 3, 4, 5, 6], 2, [])).toBeCloseTo((4 + 5 + 6 + 3 * 3.5) / 6, 12);
  expect(expectedByDrawing([0, 1], 2, [])).toBe(0.75);
});

test('when all faces were seen, the next draw ends', () => {
  expect(expectedByDrawing([0, 10], 5, [0, 1])).toBe(5);
});

test('equals brute force on any payoffs and any faces drawn so far', () => {
  const payoffs = fc.array(fc.integer({ min: -10, max: 20 }), { minLength: 6, maxLength: 6 });
  const drawn = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(payoffs, drawn, (values, faces) => {
      expect(expectedByDrawing(values, 5, faces)).toBeCloseTo(bruteForce(values, 5, faces), 9);
    }),
    { numRuns: 200 },
  );
});

test('how likely each face is the last one: together certain, and worth what drawing is worth', () => {
  // After a 1, 2 or 3 of two draws one draws again: 4, 5 and 6 come first or second.
  expect(endingsByDrawing([1, 2, 3, 4, 5, 6], 2, [])).toEqual(
    [3, 3, 3, 9, 9, 9].map((of36) => expect.closeTo(of36 / 36, 12)),
  );
  const payoffs = fc.array(fc.integer({ min: -10, max: 20 }), { minLength: 6, maxLength: 6 });
  const drawn = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(payoffs, drawn, (values, faces) => {
      const endings = endingsByDrawing(values, 5, faces);
      expect(endings.reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1, 12);
      const worth = endings.reduce((sum, odds, face) => sum + odds * values[face]!, 0);
      expect(worth).toBeCloseTo(expectedByDrawing(values, 5, faces), 9);
    }),
    { numRuns: 100 },
  );
});
