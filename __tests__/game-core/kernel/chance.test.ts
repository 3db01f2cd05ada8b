import {
  createChance,
  deriveSeed,
  isSeed,
  pick,
  seedFromText,
  shuffled,
} from '../../../src/game-core/kernel/chance';

const SEED = '000102030405060708090a0b0c0d0e0f';

/** Pearson's statistic of counts against equal expectation. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('the numbers of the record format page', () => {
  const random = createChance(SEED).draw('roll/0/0/0');
  expect(Array.from({ length: 8 }, () => random.below(6))).toEqual([5, 5, 5, 2, 5, 5, 3, 2]);
});

test('a draw is found by its key, whatever was drawn before', () => {
  const chance = createChance(SEED);
  const first = chance.draw('roll/1/2/3').below(1_000_000);
  chance.draw('roll/0/0/0').below(6);
  expect(chance.draw('roll/1/2/3').below(1_000_000)).toBe(first);
  expect(createChance(SEED).draw('roll/1/2/3').below(1_000_000)).toBe(first);
  expect(chance.draw('roll/1/2/4').below(1_000_000)).not.toBe(first);
});

test('first dice of neighbouring keys and seeds are uniform and independent', () => {
  const faces = new Array<number>(6).fill(0);
  const pairs = new Array<number>(36).fill(0);
  for (let game = 0; game < 3000; game += 1) {
    const chance = createChance(deriveSeed(SEED, `deal/${game}`));
    for (let roll = 0; roll < 5; roll += 1) {
      const face = chance.draw(`roll/0/0/${roll}`).below(6);
      const next = chance.draw(`roll/0/0/${roll + 1}`).below(6);
      faces[face] = (faces[face] as number) + 1;
      pairs[face * 6 + next] = (pairs[face * 6 + next] as number) + 1;
    }
  }
  // The 99.99 % points for 5 and 35 degrees of freedom: a fixed seed, so this never flickers.
  expect(chiSquare(faces)).toBeLessThan(25.7);
  expect(chiSquare(pairs)).toBeLessThan(73.4);
});

test('a bound that does not divide the range shows no modulo bias', () => {
  // With a plain remainder of 32 bits, the lower half of these would come up twice as often.
  const bound = 3 * 2 ** 30;
  const random = createChance(SEED).draw('bias');
  let low = 0;
  for (let draw = 0; draw < 20_000; draw += 1) if (random.below(bound) < 2 ** 30) low += 1;
  expect(low / 20_000).toBeCloseTo(1 / 3, 1);
});

test('every order of a shuffle comes up equally often', () => {
  const random = createChance(SEED).draw('shuffle');
  const counts = new Map<string, number>();
  for (let times = 0; times < 12_000; times += 1) {
    const order = shuffled(['a', 'b', 'c', 'd'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(60.1);
});

test('a shuffle keeps its items and leaves the list as it was', () => {
  const items = [1, 2, 3, 4, 5];
  const random = createChance(SEED).draw('kept');
  expect([...shuffled(items, random)].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});

test('seeds have one form, and any text gives one', () => {
  expect(isSeed(seedFromText('7'))).toBe(true);
  expect(seedFromText('7')).not.toBe(seedFromText('8'));
  expect(isSeed('7')).toBe(false);
  expect(isSeed(SEED.toUpperCase())).toBe(false);
  expect(() => createChance('7')).toThrow('32 hexadecimal digits');
});

test('there is nothing to pick from an empty list', () => {
  expect(() => pick([], createChance(SEED).draw('none'))).toThrow('Nothing to pick');
});
