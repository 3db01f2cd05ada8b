import { misty } from '../../src/game-core/games/misty';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import type { Bot } from '../../src/game-core/kernel/game';
import { findBot, type Entry } from '../../src/game-core/kernel/registry';
import { measureLosses } from '../../scripts/ladder/losses';
import { playStep, variantsOf } from '../../scripts/ladder/steps';

const entry = soEinMist as Entry;

function bot(name: string): Bot {
  const found = findBot(entry, name);
  if (found === undefined) throw new Error(`There is no bot called ${name}.`);
  return found;
}

test('a step says how one of a level does at a table of others', () => {
  const table = { level: bot('greedy'), against: bot('random'), seats: 4 };
  const step = playStep(entry, table, 200);
  expect(step).toMatchObject({ level: 'greedy', against: 'random', seats: 4, games: 200 });
  expect(step).not.toHaveProperty('variant');
  // Even would be a quarter.
  expect(step.wins.mean - 3 * step.wins.error).toBeGreaterThan(0.25);
  expect(playStep(entry, table, 200)).toEqual(step);
});

test('a level that meets only itself gets its share, whatever the deal', () => {
  const table = { level: bot('greedy'), against: bot('greedy'), seats: 3 };
  expect(playStep(entry, table, 30).wins.mean).toBeCloseTo(1 / 3);
});

test('who wins every game is still not sure of the next one', () => {
  const table = { level: bot('farsighted'), against: bot('random'), seats: 3 };
  const always = playStep(entry, table, 3).wins;
  expect(always.mean).toBe(1);
  expect(always.error).toBeGreaterThan(0.1);
  expect(always.error).toBeLessThan(0.25);
});

test('who thinks worse loses more by a decision, and the judge knows the best move', () => {
  const losses = measureLosses(entry, 40, 24).map(({ loss }) => loss.mean);
  const [timid = 0, , greedy = 0] = losses;
  expect(timid).toBeGreaterThan(2 * greedy);
  for (const loss of losses) expect(loss).toBeGreaterThan(-0.02);
});

test('a variant changes the games that are played, and is named', () => {
  const table = { level: bot('greedy'), against: bot('timid'), seats: 3 };
  const step = playStep(entry, { ...table, variant: 'anotherRound' }, 60);
  expect(step.variant).toBe('another-round');
  expect(step.wins).not.toEqual(playStep(entry, table, 60).wins);
});

test.each([
  [soEinMist as Entry, 4, ['doubling', 'anotherRound']],
  [soEinMist as Entry, 5, ['doubling', 'noPassingOn', 'anotherRound']],
  [misty as Entry, 2, ['initiation']],
])('only variants that the table is large enough for are played', (game, seats, variants) => {
  expect(variantsOf(game, seats)).toEqual(variants);
});
