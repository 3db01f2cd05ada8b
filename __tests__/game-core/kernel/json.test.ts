import fc from 'fast-check';

import { sameJson } from '../../../src/game-core/kernel/json';

test('data is the same as its copy, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
  );
  expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{}, []],
  [null, {}],
  [0, false],
  ['1', 1],
])('%j is not %j', (a, b) => {
  expect(sameJson(a, b)).toBe(false);
});
