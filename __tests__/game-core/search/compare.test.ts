import { finish } from '../../../src/game-core/kernel/thinking';
import { compare } from '../../../src/game-core/search/compare';

/** Two seats; seat 0 chooses, and gets what follows from the choice and the world. */
function run(worlds: number, choices: number, share: (choice: number, world: number) => number) {
  const met = Array.from({ length: choices }, () => new Set<number>());
  let now = 0;
  const found = finish(
    compare(choices, 0, worlds, {
      imagine: (world) => void (now = world),
      play(choice) {
        met[choice]!.add(now);
        return [share(choice, now), 1 - share(choice, now)];
      },
    }),
  );
  return { ...found, met };
}

test('which is best and what it is worth come from different worlds', () => {
  // The second choice is lucky in the first half of the worlds, and no better in the other one.
  const { best, estimates } = run(64, 2, (choice, world) => (choice === 1 && world < 64 ? 1 : 0.4));
  expect(best).toBe(1);
  expect(estimates[1]).toMatchObject({ price: 0, priceError: 0 });
  expect(estimates[1]!.shares[0]).toBeCloseTo(0.4, 12);
  expect(estimates[0]!.price).toBeCloseTo(0, 12);
});

test('what all choices have in common does not blur their prices', () => {
  const luck = (world: number) => (world % 2) / 2;
  const { estimates } = run(100, 2, (choice, world) => luck(world) + (choice === 0 ? 0.3 : 0.1));
  expect(estimates[0]!.shares[0]).toBeCloseTo(0.55, 12);
  // Half of the worlds give 0.3 and half 0.8: a spread of 0.25, over the root of 99.
  expect(estimates[0]!.error).toBeCloseTo(0.25 / Math.sqrt(99), 12);
  expect(estimates[1]!.price).toBeCloseTo(0.2, 12);
  expect(estimates[1]!.priceError).toBeCloseTo(0, 7);
  expect(estimates[1]!.shares[1]).toBeCloseTo(0.65, 12);
});

test('what is clearly worse is tried in fewer worlds, but has its price', () => {
  const luck = (choice: number, world: number) => ((world * 7 + choice * 5) % 11) / 40;
  const { estimates, met } = run(512, 3, (choice, world) => {
    return [0.7, 0.1, 0.7][choice]! + luck(choice, world);
  });
  expect(met[1]!.size).toBeLessThan(100);
  expect(met[0]!.size).toBe(1024);
  expect(estimates[1]!.price).toBeCloseTo(0.6, 1);
  expect(estimates[1]!.priceError).toBeGreaterThan(estimates[2]!.priceError);
});

test('shares stay between nothing and everything, and together are one', () => {
  // Behind by all in the few worlds that it is tried in, and the best is worth next to nothing later.
  const { estimates } = run(512, 2, (choice, world) => (choice === 0 && world % 512 < 64 ? 1 : 0));
  const [, other] = estimates;
  expect(other!.shares).toEqual([0, 1]);
  expect(other!.price).toBe(estimates[0]!.shares[0]);
});

test('a single choice is weighed too', () => {
  const { best, estimates } = run(16, 1, (_, world) => (world % 2 === 0 ? 1 : 0));
  expect(best).toBe(0);
  expect(estimates).toHaveLength(1);
  expect(estimates[0]!.shares).toEqual([0.5, 0.5]);
  expect(estimates[0]!.error).toBeGreaterThan(0.1);
});
