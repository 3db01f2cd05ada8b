import { misty } from '../../src/game-core/games/misty';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import type { Bot } from '../../src/game-core/kernel/game';
import { findBot, type Entry } from '../../src/game-core/kernel/registry';
import { crossTable } from '../../scripts/ladder/cross-table';
import { calibrate, judgeBot } from '../../scripts/ladder/judged';
import { measureLosses } from '../../scripts/ladder/losses';
import { withStep, type Step } from '../../scripts/ladder/results';
import { playStep, variantsOf } from '../../scripts/ladder/steps';
import { tablesOf } from '../../scripts/ladder/tables';

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

describe('the cross table', () => {
  const NAMES = ['timid', 'selfish', 'greedy', 'farsighted'];
  const all = { cross: true, judge: false, variants: false, yardstick: false };

  const step = (level: string, against: string, seats: number, mean: number): Step => ({
    level,
    against,
    seats,
    games: 60,
    wins: { mean, error: 0.0123 },
  });

  test('seats one of every level among every other one, at every size', () => {
    const tables = tablesOf(entry, all);
    const named = tables.map(
      ({ level, against, seats }) => `${level.name}/${against.name}/${seats}`,
    );
    expect(new Set(named).size).toBe(4 * 3 * 4);
    expect(named).toContain('timid/farsighted/3');
    expect(named).toContain('farsighted/timid/6');
    expect(named.some((name) => name.startsWith('greedy/greedy'))).toBe(false);
  });

  test('can be played in parts', () => {
    const only = { ...all, level: 'greedy', against: 'selfish', seats: 5 };
    expect(tablesOf(entry, only)).toMatchObject([
      { level: { name: 'greedy' }, against: { name: 'selfish' }, seats: 5 },
    ]);
    expect(tablesOf(entry, { ...all, level: 'greedy' })).toHaveLength(3 * 4);
    expect(tablesOf(entry, { ...all, against: 'greedy', seats: 3 })).toHaveLength(3);
  });

  test('deals the same to all tables of a size', () => {
    // Two that play alike under two names: what differs between them can only be the deal.
    const twin = { ...bot('selfish'), name: 'twin' };
    const twins = { ...entry, levels: [bot('selfish'), twin, bot('timid')] };
    const [one, other] = tablesOf(twins, { ...all, against: 'timid', seats: 3 }).map(
      (table) => playStep(twins, table, 60).wins,
    );
    expect(other).toEqual(one);
  });

  test('keeps what was played before, and puts a later figure in the place of an earlier one', () => {
    const early = [step('greedy', 'timid', 3, 0.5), step('timid', 'greedy', 3, 0.2)];
    const late = withStep(early, step('greedy', 'timid', 3, 0.6), NAMES);
    expect(late.map(({ level, wins }) => [level, wins.mean])).toEqual([
      ['timid', 0.2],
      ['greedy', 0.6],
    ]);
  });

  test('is written with a row a level and a column a field', () => {
    const written = crossTable(NAMES, [
      step('greedy', 'timid', 4, 0.4567),
      step('timid', 'farsighted', 3, 0.2),
    ]);
    const rows = written.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
    const fields = NAMES.map((name) => `among ${name}`);
    expect(rows[0]).toEqual(['', 'seats', 'level', ...fields, '']);
    expect(rows[2]).toEqual(['', '3', 'timid', '', '', '', '20.00 % ± 1.23 (60)', '']);
    expect(rows[8]).toEqual(['', '4', 'greedy', '45.67 % ± 1.23 (60)', '', '', '', '']);
    expect(rows).toHaveLength(2 + 2 * NAMES.length);
  });

  test('is left out where nothing was played', () => {
    expect(crossTable(NAMES, [])).toBe('');
  });
});

describe('the judge', () => {
  test('sits at a table of the strongest level, of each size', () => {
    const wanted = { cross: false, judge: true, variants: false, yardstick: false };
    const tables = tablesOf(entry, wanted);
    expect(tables.map(({ level, against, seats }) => [level.name, against.name, seats])).toEqual(
      [3, 4, 5, 6].map((seats) => ['judge', 'farsighted', seats]),
    );
  });

  test('plays by the rules, and better than chance', () => {
    const table = {
      level: judgeBot(misty as Entry),
      against: findBot(misty, 'random') as Bot,
      seats: 2,
    };
    expect(playStep(misty as Entry, table, 2).wins.mean).toBe(1);
  });

  test('is compared with how games ended, in bins by what it said', () => {
    const laps = [...calibrate(entry, 48)];
    const sizes = laps.map((bins) => bins.reduce((sum, { positions }) => sum + positions, 0));
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(48);
    expect(sizes).toEqual([...new Set(sizes)].sort((one, other) => one - other));
    const bins = laps.at(-1)!;
    expect(bins).toHaveLength(10);
    bins.forEach(({ positions, said, won }, nth) => {
      if (positions === 0) return;
      expect(said).toBeGreaterThanOrEqual(nth / 10);
      expect(said).toBeLessThanOrEqual((nth + 1) / 10);
      expect(won.mean).toBeGreaterThanOrEqual(0);
      expect(won.mean).toBeLessThanOrEqual(1);
    });
  });
});
