import fc from 'fast-check';
import { tenthsOf } from '../../../../src/game-core/coach/balance';
import { sumInTenths } from '../../../../src/tables/mice-to-meet-you/solo/review/percent';

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** No game begins as good as won, or lost. */
const begun = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test('what is written adds up, and only luck is off by more than rounding', () => {
  fc.assert(
    fc.property(begun, share, fc.constantFrom(0, 1), (start, lost, result) => {
      const skill = -lost;
      const luck = result - start - skill;
      const sum = sumInTenths({ start, luck, skill, result });
      expect(sum.start + sum.luck + sum.skill).toBe(sum.result);
      expect(sum.result).toBe(result * 1000);
      expect(Math.abs(sum.start - start * 1000)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(sum.luck - luck * 1000)).toBeLessThan(1.000001);
      expect(Math.abs(sum.skill - skill * 1000)).toBeLessThan(0.500001);
      expect(sum.skill).toBeLessThanOrEqual(0);
    }),
  );
});

test('a chance is not written as certain before it is', () => {
  expect([0, 0.0001, 0.0004, 0.5, 0.99951, 0.99999, 1].map(tenthsOf)).toEqual([
    0, 1, 1, 500, 999, 999, 1000,
  ]);
});

test('who lost nothing is shown to have lost nothing', () => {
  for (const start of [0.96568, 0.91785, 0.79875, 0.55555]) {
    const { skill } = sumInTenths({ start, luck: 1 - start, skill: -0, result: 1 });
    expect(Object.is(skill, 0)).toBe(true);
  }
});

test('the rest goes to luck, which nobody sees in parts', () => {
  // Rounded alone, skill and luck would be a tenth short of the result.
  expect(sumInTenths({ start: 0.7984, luck: 0.3024, skill: -0.1008, result: 1 })).toEqual({
    start: 798,
    luck: 303,
    skill: -101,
    result: 1000,
  });
});
