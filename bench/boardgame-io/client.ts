import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import { mustStop, SoEinMist, type Table } from './game';

interface LocalClient {
  readonly moves: Readonly<Record<'roll' | 'goOn' | 'stop', () => void>>;
  getState(): { readonly G: Table; readonly ctx: { readonly gameover?: unknown } };
}

type ClientFactory = (options: {
  readonly game: object;
  readonly numPlayers: number;
  readonly debug: false;
}) => LocalClient;

const folder = resolve('bench/boardgame-io');

/** The yardstick has a package.json of its own, so that the app does not install it. */
function install(): void {
  if (existsSync(resolve(folder, 'node_modules/boardgame.io'))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
}

let factory: ClientFactory | null = null;

function clientFactory(): ClientFactory {
  if (factory === null) {
    install();
    const load = createRequire(resolve(folder, 'package.json'));
    factory = (load('boardgame.io/client') as { readonly Client: ClientFactory }).Client;
  }
  return factory;
}

/** A whole random game on the library's local client; says how many turns it had. */
export function playOnBoardgameIo(seats: number, seed: string, goOn: () => boolean): number {
  const game = { ...SoEinMist, seed };
  const client = clientFactory()({ game, numPlayers: seats, debug: false });
  let turns = 0;
  while (client.getState().ctx.gameover === undefined) {
    client.moves.roll();
    while (!mustStop(client.getState().G.dice) && goOn()) client.moves.goOn();
    client.moves.stop();
    turns += 1;
  }
  return turns;
}
