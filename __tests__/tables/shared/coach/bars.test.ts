import fc from 'fast-check';
import { barsOf } from '../../../../src/tables/shared/coach/bars';

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;

test('bars begin where the one before ends, and stay on their rail', () => {
  const part = fc.integer({ min: -1500, max: 1500 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), part, part, part, (start, luck, own, slips) => {
      const result = start + luck + own + slips;
      fc.pre(result >= 0 && result <= 1000);
      const parts = [
        ['luck', luck],
        ['choices', own],
        ['slips', slips],
      ] as const;
      const { bars, all } = barsOf({ start, parts, result });
      expect(bars.map(({ kind }) => kind)).toEqual(['start', 'luck', 'choices', 'slips', 'result']);
      const ends = bars.map(({ from, width }) => [from, from + width]);
      for (const [from, to] of ends) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1 + 1e-9);
      }
      for (const [nth, edges] of ends.entries()) {
        const next = ends[nth + 1];
        if (next) expect(edges.some((edge) => next.some((other) => near(edge, other)))).toBe(true);
      }
      // So the end of each is where the next one's line comes down.
      const joints = [start, start + luck, start + luck + own, result];
      for (const [nth, end] of joints.entries())
        expect(near(bars[nth + 1]!.joint!, all.from + (end / 1000) * all.width)).toBe(true);
      expect(bars[0]!.joint).toBeNull();
      // Who has won fills the track from its start, whatever luck and errors did before.
      expect(near(bars.at(-1)!.from, all.from)).toBe(true);
      expect(near(bars.at(-1)!.width, (result / 1000) * all.width)).toBe(true);
      const whole = bars[0]!.width === 0 ? 0 : start / bars[0]!.width;
      if (whole > 0) expect(near(bars[1]!.width, Math.abs(luck) / whole)).toBe(true);
    }),
  );
});
