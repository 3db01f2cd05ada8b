import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { fitShares } from '../../scripts/fit-shares';

test('the weights that made the victories are found again', () => {
  const random = createChance(seedFromText('shares')).draw('samples');
  const trait = () => random.below(2001) / 1000 - 1;
  const moments = Array.from({ length: 20_000 }, () => {
    const traits = [0, 1, 2].map(() => [trait(), trait()] as const);
    const strengths = traits.map(([one, other]) => Math.exp(1.5 * one - 0.5 * other));
    const all = strengths.reduce((sum, strength) => sum + strength, 0);
    let left = (random.below(1_000_000) / 1_000_000) * all;
    const winner = strengths.findIndex((strength) => (left -= strength) < 0);
    return { traits, shares: traits.map((_, rival) => (rival === winner ? 1 : 0)) };
  });
  const [one, other] = fitShares(moments);
  expect(Math.abs((one as number) - 1.5)).toBeLessThan(0.06);
  expect(Math.abs((other as number) + 0.5)).toBeLessThan(0.05);
});
