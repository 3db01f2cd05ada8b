import { finish } from '../../../src/game-core/kernel/thinking';
import { race } from '../../../src/game-core/search/race';

/** Runs it with values that follow from the world and the choice; counts what was tried. */
function run(worlds: number, value: (choice: number, world: number) => number, choices = 3) {
  const tried = Array.from({ length: choices }, () => 0);
  let now = 0;
  const best = finish(
    race(choices, worlds, {
      imagine: (world) => void (now = world),
      play(choice) {
        tried[choice]! += 1;
        return value(choice, now);
      },
    }),
  );
  return { best, tried };
}

test('finds the best choice, and stops once the others are clearly behind', () => {
  const { best, tried } = run(1024, (choice) => [0.2, 0.7, 0.1][choice]!);
  expect(best).toBe(1);
  expect(Math.max(...tried)).toBeLessThan(100);
});

test('works longest on what is hard to tell', () => {
  const noise = (choice: number, world: number) => ((world * 7 + choice * 5) % 11) / 40;
  const { best, tried } = run(1024, (choice, world) => {
    return [0.3, 0.61, 0.6][choice]! + noise(choice, world);
  });
  expect(best).toBe(1);
  expect(tried[0]).toBeLessThan(100);
  expect(tried[2]).toBeGreaterThan(100);
});

test('stays with the first choice where another is ahead by no more than luck', () => {
  const luck = (choice: number, world: number) => (world % 5 === choice ? 1 : 0);
  expect(run(128, luck, 2).best).toBe(0);
  expect(run(128, (choice, world) => luck(1 - choice, world), 2).best).toBe(0);
});

test('takes the first of equals, after all worlds', () => {
  const { best, tried } = run(128, (_, world) => world % 2);
  expect(best).toBe(0);
  expect(tried).toEqual([128, 128, 128]);
});

test('tries nothing where there is no choice', () => {
  expect(run(128, () => 1, 1)).toEqual({ best: 0, tried: [0] });
});
