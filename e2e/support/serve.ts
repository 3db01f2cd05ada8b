import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
};

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder of files the way any static host would, on a free port of this machine. */
export async function serve(folder: string): Promise<Served> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.join(root, decodeURIComponent(pathname.replace(/\/$/, '/index.html')));
    const isOurs = wanted.startsWith(root + path.sep);
    if (!isOurs || !existsSync(wanted) || !statSync(wanted).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(wanted)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    createReadStream(wanted).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
