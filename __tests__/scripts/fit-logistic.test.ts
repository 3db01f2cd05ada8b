import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { fitLogistic, solve } from '../../scripts/fit-logistic';

test('linear equations are solved, also where rows have to change places', () => {
  const answer = solve(
    [
      [0, 2, 1],
      [1, 1, 0],
      [3, 0, 1],
    ],
    [7, 3, 6],
  );
  [1, 2, 3].forEach((value, at) => expect(answer[at]).toBeCloseTo(value, 10));
});

test('the weights that made the outcomes are found again', () => {
  const random = createChance(seedFromText('logistic')).draw('samples');
  const samples = Array.from({ length: 20_000 }, () => {
    const trait = random.below(2001) / 1000 - 1;
    const chance = 1 / (1 + Math.exp(-(0.5 - 2 * trait)));
    return { traits: [1, trait], outcome: random.below(1_000_000) < chance * 1_000_000 ? 1 : 0 };
  });
  const [base, slope] = fitLogistic(samples);
  expect(Math.abs((base as number) - 0.5)).toBeLessThan(0.08);
  expect(Math.abs((slope as number) + 2)).toBeLessThan(0.12);
});
