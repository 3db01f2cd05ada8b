import { execFileSync } from 'node:child_process';

/** What a script prints as JSON, run by V8 without its compiler, which stands for a phone's engine. */
export function withoutCompiler(script: string, ...args: string[]): unknown {
  const output = execFileSync(process.execPath, ['--jitless', 'scripts/run.mjs', script, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(output);
}
