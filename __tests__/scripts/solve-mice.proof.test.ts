import { spawnSync } from 'node:child_process';

import { makeSoloBot, soloBotNames } from '../../scripts/solo-bots';
import { miceToMeetYou } from '../../src/game-core/games/mice-to-meet-you';
import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import type { Bot, Game } from '../../src/game-core/kernel/game';
import { begin, isOver, settle } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';

function run(script: string, ...args: string[]) {
  const command = ['scripts/run.mjs', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync('node', command, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(['solve-mice', 'check-mice-solo'])('%s says how it is used', (script) => {
  const { status, stdout } = run(script, '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run -s');
});

test.each([
  ['solve-mice', [], '--goal takes one of clear, rating.'],
  ['solve-mice', ['--goal', 'nuts'], '--goal takes one of clear, rating.'],
  ['solve-mice', ['--fast'], "Unknown option '--fast'"],
  ['check-mice-solo', ['--games', 'many'], '--games takes a number, not "many".'],
  ['check-mice-solo', ['--fast'], "Unknown option '--fast'"],
])('%s %j is refused in words', (script, args, words) => {
  const { status, stdout, stderr } = run(script, ...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(words);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

describe('the bots that need a file', () => {
  const game = miceToMeetYou.game as Game;
  const bots = soloBotNames(game.id).map((name) => makeSoloBot(game.id, name) as Bot);

  test('are there for the game that was solved, by their names', () => {
    expect(bots.map(({ name }) => name)).toEqual(['solo-perfect', 'solo-perfect-clear']);
    expect(makeSoloBot(game.id, 'greedy')).toBeUndefined();
    expect(soloBotNames('so-ein-mist')).toEqual([]);
    expect(makeSoloBot('so-ein-mist', 'solo-perfect')).toBeUndefined();
  });

  test('play alone, and only alone', () => {
    const start = (seats: number) =>
      begin(game, { seats, start: 0, options: { level: 3 } }, seedFromText('alone'));
    for (const bot of bots) {
      expect(isOver(playOut(start(1), [bot], createChance(seedFromText('thoughts'))))).toBe(true);
      const { state } = settle(start(2));
      const random = createChance(seedFromText('x')).draw('x');
      expect(() => bot.choose(game.view(state, 0), random)).toThrow('solo');
    }
  });
});
