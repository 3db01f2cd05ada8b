import { GAMES } from '../../../src/game-core/games';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import { addCounts, checkChance, diceOf, NO_DICE } from '../../../src/game-core/kernel/dice';
import { oddsOfUneven } from '../../../src/game-core/kernel/luck';
import { actionsOf, begin, type Match } from '../../../src/game-core/kernel/match';
import { playOut } from '../../../src/game-core/kernel/play';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { randomBot } from '../../../src/game-core/search/random-bot';

function played({ game }: Entry): Match {
  const config = configure(game, { seats: game.seats.max });
  if (!config.ok) throw new Error(config.error.message);
  const bots = Array.from({ length: game.seats.max }, () => randomBot(game.moves));
  const match = begin(game, config.value, seedFromText('dice'));
  return playOut(match, bots, createChance(seedFromText('thoughts')));
}

test('every die of So ein Mist is counted for the seat that threw it', () => {
  const match = played(soEinMist as Entry);
  const rolls = actionsOf(match).filter(
    (action) => action.by === 'chance' && (action.event as { type: string }).type === 'roll',
  );
  const counts = diceOf(match);
  expect(counts).toHaveLength(6);
  expect(counts.reduce(addCounts, NO_DICE).reduce((sum, count) => sum + count, 0)).toBe(
    rolls.length,
  );
  for (const own of counts) {
    const dice = own.reduce((sum, count) => sum + count, 0);
    expect(dice).toBeGreaterThanOrEqual(5);
  }
});

test.each(GAMES.map((entry) => [entry.game.id, entry] as const))(
  'all that chance did in %s follows from the seed',
  (_, entry) => {
    const { agreed, all } = checkChance(played(entry));
    expect(all).toBeGreaterThan(0);
    expect(agreed).toBe(all);
  },
);

test('dice that the seed does not give are found', () => {
  const match = played(soEinMist as Entry);
  const forged = begin(match.origin.game, match.origin.config, seedFromText('another seed'));
  const { agreed, all } = checkChance({ ...match, origin: forged.origin });
  // One die in six agrees by chance.
  expect(agreed).toBeLessThan(all / 2);
});

/** Over all ways in which the dice can fall, one by one. */
function brute(counts: readonly number[]): number {
  const dice = counts.reduce((sum, count) => sum + count, 0);
  const unevenness = (each: readonly number[]) => each.reduce((sum, n) => sum + n * n, 0);
  let uneven = 0;
  for (let way = 0; way < 6 ** dice; way += 1) {
    const fallen = [0, 0, 0, 0, 0, 0];
    for (let die = 0, rest = way; die < dice; die += 1, rest = Math.floor(rest / 6)) {
      fallen[rest % 6]! += 1;
    }
    if (unevenness(fallen) >= unevenness(counts)) uneven += 1;
  }
  return uneven / 6 ** dice;
}

test.each([
  [[1, 0, 0, 0, 0, 0]],
  [[2, 0, 0, 0, 0, 0]],
  [[1, 1, 1, 1, 1, 1]],
  [[3, 1, 1, 0, 0, 0]],
  [[2, 2, 1, 1, 0, 0]],
  [[6, 0, 0, 0, 0, 0]],
])('the odds of %j are those of counting all ways', (counts) => {
  expect(oddsOfUneven(counts)).toBeCloseTo(brute(counts), 12);
});

// Counted out in whole numbers: binomial coefficients over powers of six.
test.each([
  [[7, 6, 6, 6, 6, 6], 1],
  [[12, 3, 6, 5, 7, 4], 0.14999665979223498],
  [[17, 6, 9, 8, 11, 9], 0.20954686351763893],
])('also for a long game, such as %j', (counts, odds) => {
  expect(oddsOfUneven(counts)).toBeCloseTo(odds, 12);
  // Asked again, it answers from memory.
  expect(oddsOfUneven([...counts].reverse())).toBe(oddsOfUneven(counts));
});

test.each([
  [[12, 9, 11, 10, 8, 11], 0.9683305687826081],
  [[20, 5, 11, 10, 8, 7], 0.01803766098128137],
  [[40, 30, 35, 33, 36, 26], 0.6165214300773417],
  [[30, 20, 35, 33, 36, 46], 0.05598341962643079],
])('the odds of the many dice %j are less than one in a hundred off', (counts, odds) => {
  expect(Math.abs(oddsOfUneven(counts) - odds)).toBeLessThan(0.01);
});

test('no dice are as even as can be', () => {
  expect(oddsOfUneven(NO_DICE)).toBe(1);
});

test.each([
  // From tables of the distribution with five degrees of freedom.
  [1.145, 0.95],
  [4.351, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [20.515, 0.001],
])('many dice with a statistic of %d have odds of %d', (statistic, odds) => {
  const dice = 6_000_000;
  // Two faces off by the same amount in opposite directions: statistic = 2 d² / expected.
  const off = Math.sqrt((statistic * dice) / 12);
  const even = dice / 6;
  expect(oddsOfUneven([even + off, even - off, even, even, even, even])).toBeCloseTo(odds, 3);
});
