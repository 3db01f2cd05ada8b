import { SHOWN_FACES, tumbleAt } from '../../src/ui/motion/tumble';

const STEPS = Array.from({ length: 101 }, (_, index) => index / 100);

test('a die that has landed lies flat, straight and full size on the decided number', () => {
  const { lift, turn, scale, shown } = tumbleAt(1);
  expect(lift).toBeCloseTo(0);
  expect(turn).toBeCloseTo(0);
  expect(scale).toBeCloseTo(1);
  expect(shown).toBe(SHOWN_FACES - 1);
});

test('other faces pass by first, and once the decided number is up it stays', () => {
  const shown = STEPS.map((progress) => tumbleAt(progress).shown);
  const decided = shown.indexOf(SHOWN_FACES - 1);
  expect(new Set(shown.slice(0, decided)).size).toBe(SHOWN_FACES - 1);
  expect(new Set(shown.slice(decided))).toEqual(new Set([SHOWN_FACES - 1]));
});

test('it never sinks into the table and never jumps', () => {
  const lifts = STEPS.map((progress) => tumbleAt(progress).lift);
  expect(Math.max(...lifts)).toBeLessThanOrEqual(0);
  const jumps = lifts.slice(1).map((lift, index) => Math.abs(lift - lifts[index]!));
  expect(Math.max(...jumps)).toBeLessThan(0.1);
});
