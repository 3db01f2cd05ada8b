/**
 * Everything that must hold: `npm test`. Steps of a line run side by side, because each keeps one
 * core busy; the next line begins when all of them are through. The first that fails ends it all.
 * The export, which keeps one core busy for as long as lint and types together, runs beside them.
 */
import { spawn, type ChildProcess } from 'node:child_process';

/** Names of npm scripts. */
const LINES: readonly (readonly string[])[] = [
  ['art', 'sounds'],
  ['lint', 'typecheck', 'format:check', 'export'],
  ['test:unit'],
  ['test:e2e'],
];

const running = new Set<ChildProcess>();

/** Alone a script speaks as it goes; beside others it is heard only where it fails. */
function run(script: string, isAlone: boolean): Promise<void> {
  const began = Date.now();
  // Pictures and sounds are made once, in the first line: hooks would make them again and again.
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', script], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  running.add(child);
  let said = '';
  const listen = (chunk: Buffer) => (said += chunk.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (code !== 0) return reject(new Error(`${said}npm run ${script} failed.`));
      console.log(`✓ ${script}, ${Math.round((Date.now() - began) / 1000)} s`);
      resolve();
    });
  });
}

try {
  for (const line of LINES) {
    await Promise.all(line.map((script) => run(script, line.length === 1)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const child of running) child.kill();
  process.exitCode = 1;
}
