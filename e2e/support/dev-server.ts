import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from './paths';

export interface DevServer {
  readonly origin: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The words behind `npm start`: what people run is what is tested. */
function startCommand(): string[] {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [command, ...words]: string[] = manifest.scripts.start.split(' ');
  if (command !== 'node') throw new Error(`npm start should run node, not ${command}`);
  return words;
}

/** Metro keeps workers of its own, so the whole family has to go. */
async function stopWithChildren(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  } else {
    process.kill(-child.pid, 'SIGKILL');
  }
  await gone;
}

export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...startCommand(), '--port', String(port)], {
    cwd: ROOT,
    detached: process.platform !== 'win32',
    // Not a terminal and not CI: no questions asked, and files are watched as for a developer.
    env: { ...process.env, CI: '0', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`Waiting on http://localhost:${port}`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`The dev server left with code ${code}. It said:\n${output}`));
    });
  });

  // A test run that dies must not leave a server behind.
  const killNow = () => void stopWithChildren(child);
  process.once('exit', killNow);
  const stop = async () => {
    process.removeListener('exit', killNow);
    await stopWithChildren(child);
  };

  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop };
}
