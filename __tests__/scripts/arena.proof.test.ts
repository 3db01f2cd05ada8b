import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSettings, type Settings } from '../../scripts/arena/settings';
import { Tally } from '../../scripts/arena/tally';
import { playTournament } from '../../scripts/arena/tournament';
import { GAMES } from '../../src/game-core/games';
import { actionsOf, isDecision } from '../../src/game-core/kernel/match';
import { parseRecord } from '../../src/game-core/kernel/record';

const MIST = ['--game', 'so-ein-mist'];
const FOUR = [...MIST, '--seats', 'greedy,random,random,random'];

function settingsFor(...args: string[]): Settings {
  const settings = readSettings(args);
  if (settings === null) throw new Error('Help was asked for.');
  return settings;
}

describe('what the command line asks for', () => {
  test('all of it at once', () => {
    const settings = settingsFor(
      ...FOUR,
      ...['--games', '12', '--seed', '7', '--rotate', '--json', 'out.jsonl'],
      ...['--options', 'doubling,another-round,animals=pig/?/cow'],
    );
    expect(settings.bots.map(({ name }) => name)).toEqual(['greedy', 'random', 'random', 'random']);
    expect(settings).toMatchObject({ games: 12, rotate: true, json: 'out.jsonl' });
    expect(settings.config).toEqual({
      seats: 4,
      start: 'random',
      options: {
        doubling: true,
        noPassingOn: false,
        anotherRound: true,
        animals: ['pig', null, 'cow'],
      },
    });
  });

  test('help is not a tournament', () => {
    expect(readSettings(['--help'])).toBeNull();
    expect(readSettings(['-h', '--game', 'chess'])).toBeNull();
  });

  test.each<[string[], string]>([
    [[], 'Which game?'],
    [['--game', 'chess'], 'no game "chess"'],
    [MIST, 'Who plays?'],
    [[...MIST, '--seats', 'greedy,clever,greedy'], 'no bot "clever"'],
    [[...MIST, '--seats', 'greedy,greedy'], 'is for 3 to 6 players, not for 2'],
    [[...FOUR, '--games', '0'], '--games takes a whole number'],
    [[...FOUR, '--games', 'many'], '--games takes a whole number'],
    [[...FOUR, '--options', 'tripling'], 'no option "tripling"'],
    [[...FOUR, '--options', 'doubling,doubling'], 'named twice'],
    [[...FOUR, '--options', 'doubling=yes'], 'takes no value'],
    [[...FOUR, '--options', 'animals'], 'needs a value'],
    [[...FOUR, '--options', 'animals=mouse'], 'must be'],
    [[...FOUR, '--options', 'no-passing-on'], 'Option no-passing-on is for 5 to 6 players'],
    [['--game', 'mice-to-meet-you', '--seats', 'random', '--options', 'level=2=9'], 'one of 3, 2'],
    [['--game', 'alles-kaese', '--seats', 'random,random', '--options', 'fast'], 'there are: none'],
    [[...FOUR, '--speed', '9'], "Unknown option '--speed'"],
    [[...FOUR, 'more'], 'Unexpected argument'],
  ])('%j is refused: %s', (args, message) => {
    expect(() => readSettings(args)).toThrow(message);
  });
});

describe('a tournament', () => {
  test('rotated, each deal is played from every seat with the same dice and cards', () => {
    const played = [...playTournament(settingsFor(...FOUR, '--games', '8', '--rotate'))];
    expect(played.map(({ deal }) => deal)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(played.slice(0, 4).map(({ seatOf }) => seatOf[0])).toEqual([0, 1, 2, 3]);
    played.forEach(({ seated, seatOf }) =>
      expect(seated[seatOf[0] as number]?.name).toBe('greedy'),
    );
    const seeds = played.map(({ match }) => match.origin.chance.seed);
    expect(new Set(seeds.slice(0, 4)).size).toBe(1);
    expect(seeds[4]).not.toBe(seeds[0]);
    const deals = played.map(({ match }) => JSON.stringify(actionsOf(match)[0]));
    expect(new Set(deals.slice(0, 4)).size).toBe(1);
  });

  test('not rotated, everybody keeps the seat and every game has its own deal', () => {
    const played = [...playTournament(settingsFor(...FOUR, '--games', '3'))];
    expect(played.map(({ seatOf }) => seatOf)).toEqual([0, 1, 2].map(() => [0, 1, 2, 3]));
    expect(new Set(played.map(({ match }) => match.origin.chance.seed)).size).toBe(3);
  });

  test('the same seed gives the same games, another seed others', () => {
    const decisions = (seed: string) =>
      [...playTournament(settingsFor(...FOUR, '--games', '5', '--seed', seed))].map(({ match }) =>
        actionsOf(match).filter(isDecision),
      );
    expect(decisions('7')).toEqual(decisions('7'));
    expect(decisions('8')).not.toEqual(decisions('7'));
  });

  test('greedy beats random far beyond chance', () => {
    const wins = new Tally();
    for (const { match, deal, seatOf } of playTournament(settingsFor(...FOUR, '--games', '400'))) {
      const best = Math.max(
        ...match.origin.game.results(match.state).map(([points = 0]) => points),
      );
      const own = match.origin.game.results(match.state)[seatOf[0] as number]?.[0];
      wins.add(deal, own === best ? 1 : 0);
    }
    const { mean, error } = wins.estimate();
    expect(mean - 5 * error).toBeGreaterThan(0.25);
  });
});

describe('the standard error', () => {
  function estimate(games: readonly (readonly [number, number])[]) {
    const tally = new Tally();
    games.forEach(([cluster, figure]) => tally.add(cluster, figure));
    return tally.estimate();
  }

  test('of independent games is the sample deviation over the root of their number', () => {
    const { mean, error } = estimate([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 6],
    ]);
    expect(mean).toBe(3);
    expect(error).toBeCloseTo(Math.sqrt((4 + 1 + 0 + 9) / 3 / 4), 12);
  });

  test('of games with the same dice is that of their means', () => {
    const { mean, error } = estimate([
      [0, 0],
      [0, 2],
      [1, 3],
      [1, 5],
    ]);
    expect(mean).toBe(2.5);
    expect(error).toBeCloseTo(Math.sqrt((2.25 + 2.25) / 1 / 2), 12);
  });

  test('of a single deal is unknown', () => {
    expect(
      estimate([
        [0, 1],
        [0, 2],
      ]).error,
    ).toBeNaN();
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = ['scripts/run.mjs', 'scripts/arena/main.ts'];

  test('writes one complete record a line that opens again', () => {
    const file = join(folder, 'games.jsonl');
    const args = [...run, ...FOUR, '--games', '6', '--options', 'another-round', '--json', file];
    const table = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(table).toMatch(/0 +greedy +\d+\.\d+ % ± \d+\.\d+ +\d+\.\d+ ± \d+\.\d+/);
    expect(table).toContain('turns      32.0 a game (32 to 32)');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    for (const line of lines) {
      const opened = parseRecord(line, GAMES);
      if (!opened.ok) throw new Error(opened.error.message);
      expect(opened.value.players[0]).toEqual({ name: 'greedy', bot: 'greedy' });
    }
  });

  test.each([
    [[...FOUR, '--json', '/no/such/folder/games.jsonl'], 'arena: Cannot write'],
    [['--game', 'chess'], 'arena: There is no game "chess"'],
    [['--game'], "arena: Option '--game <value>' argument missing. Try --help."],
  ])('%j exits with 2 and one line', (args, message) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [...run, ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr.startsWith(message)).toBe(true);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
  });
});
