import fc from 'fast-check';

import {
  balanceInTenths,
  balanceOf,
  tenthsOf,
  type Step,
} from '../../../src/game-core/coach/balance';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const shares = fc.tuple(share, share, share);
const steps = fc.array(
  fc.record({ by: fc.constantFrom('chance' as const, 0, 1, 2), before: shares, after: shares }),
  { maxLength: 300 },
);

test('dice are luck, choices are their own seat’s, and what comes to light in between is luck', () => {
  const chain: Step[] = [
    { by: 'chance', before: [0.5, 0.5], after: [0.6, 0.4] },
    { by: 0, before: [0.6, 0.4], after: [0.45, 0.55] },
    // A card was turned up: worth 0.05 to seat 0.
    { by: 1, before: [0.5, 0.5], after: [0.7, 0.3] },
  ];
  const close = (values: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, expect.closeTo(value, 12)]),
    );
  expect(balanceOf(0, 0.5, chain, 1)).toEqual(
    close({ start: 0.5, luck: 0.1 + 0.05 + 0.3, choices: -0.15, slips: 0.2, result: 1 }),
  );
  expect(balanceOf(1, 0.5, chain, 0)).toEqual(
    close({ start: 0.5, luck: -0.1 - 0.05 - 0.3, choices: -0.2, slips: 0.15, result: 0 }),
  );
});

test('start, luck, choices and slips are the result, whatever happened', () => {
  fc.assert(
    fc.property(steps, fc.nat(2), share, (chain, seat, result) => {
      const { start, luck, choices, slips } = balanceOf(seat, 1 / 3, chain, result);
      expect(Math.abs(start + luck + choices + slips - result)).toBeLessThan(1e-9);
    }),
  );
});

test('a single costly choice is as dear in the sum as beside it, where both are rounded', () => {
  // 64.249 and 51.851 per cent: 64.2 and 51.9 as they are written, though 12.4 apart.
  const steps: Step[] = [{ by: 0, before: [0.64249], after: [0.51851] }];
  const { choices, luck } = balanceInTenths(balanceOf(0, 0.5, steps, 0));
  expect([choices, luck]).toEqual([-123, -377]);
});

test('what choices lost is what is written of each, whatever happened', () => {
  fc.assert(
    fc.property(steps, fc.nat(2), share, (chain, seat, result) => {
      const { choices } = balanceInTenths(balanceOf(seat, 1 / 3, chain, result));
      const written = chain.map(({ by, before, after }) =>
        by === seat ? tenthsOf(after[seat] ?? 0) - tenthsOf(before[seat] ?? 0) : 0,
      );
      expect(choices).toBe(written.reduce((sum, each) => sum + each, 0));
    }),
  );
});

test('what is written adds up, and only luck is off by more than rounding', () => {
  fc.assert(
    fc.property(
      share,
      share,
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.constantFrom(0, 0.5, 1),
      (start, lost, slips, result) => {
        const choices = -lost;
        const luck = result - start - choices - slips;
        const exact = { start, luck, choices, slips, result };
        const written = balanceInTenths(exact);
        expect(written.start + written.luck + written.choices + written.slips).toBe(written.result);
        expect(written.result).toBe(result * 1000);
        expect(written.choices).toBeLessThanOrEqual(0);
        expect(Math.abs(written.luck - exact.luck * 1000)).toBeLessThan(2.001);
        for (const part of ['choices', 'slips'] as const) {
          expect(Math.abs(written[part] - exact[part] * 1000)).toBeLessThan(0.501);
        }
      },
    ),
  );
});

test('who lost nothing is shown to have lost nothing', () => {
  const { choices } = balanceInTenths({
    start: 0.55555,
    luck: 0.44445,
    choices: -0,
    slips: 0,
    result: 1,
  });
  expect(Object.is(choices, 0)).toBe(true);
});
