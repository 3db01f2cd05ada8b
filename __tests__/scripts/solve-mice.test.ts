import { spawnSync } from 'node:child_process';

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
