import { tailOf, touchedAgain, type TapRun } from '../../src/ui/tap-runs';

/** What is left to wait at a moment, after touches at others. */
function left(touches: readonly number[], now: number, calm = 0): number {
  const run = touches.reduce<TapRun | null>(touchedAgain, null);
  return tailOf(run, calm, now);
}

test('without a touch nothing is waited for', () => {
  expect(left([], 0)).toBe(0);
});

test('a calm touch may be followed by another one once it cannot be a double tap', () => {
  expect(left([0], 0)).toBe(350);
  expect(left([0], 349)).toBe(1);
  expect(left([0], 350)).toBe(0);
});

test('after a calm touch as long as is asked for, but no shorter than a double tap', () => {
  expect(left([0], 0, 640)).toBe(640);
  expect(left([0], 640, 640)).toBe(0);
  expect(left([0], 300, 100)).toBe(50);
});

test('who taps on has to stop for a while, however the taps follow each other', () => {
  for (const pace of [100, 275, 350, 500, 600, 699]) {
    const touches = [0, 1, 2].map((nth) => nth * pace);
    const last = 2 * pace;
    expect(left(touches, last + 699)).toBe(1);
    expect(left(touches, last + 700)).toBe(0);
  }
});

test('two touches that lie further apart are both calm', () => {
  expect(left([0, 700], 700)).toBe(350);
  expect(left([0, 600, 1300], 1300)).toBe(350);
});

test('a clock that is set back holds nothing up', () => {
  expect(left([10_000], 0)).toBe(0);
  expect(left([10_000, 0], 0)).toBe(350);
});
