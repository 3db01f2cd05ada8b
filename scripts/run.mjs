/**
 * Runs a TypeScript script: node scripts/run.mjs scripts/arena/main.ts --help
 *
 * The script is bundled first, in some milliseconds, because modules that are compiled one by one
 * reach each other through getters, which halves the speed of the game core.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { buildSync } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [, , entry] = process.argv;
if (entry === undefined) throw new Error('Usage: node scripts/run.mjs <script.ts> [arguments]');

// Inside node_modules, so that the bundle finds the packages that it leaves outside itself.
const folder = resolve(root, 'node_modules/.cache/rainy-barn');
const outfile = resolve(folder, `${entry.replaceAll(/[^\w]+/g, '-')}-${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });
buildSync({
  entryPoints: [resolve(root, entry)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  // The core's own two packages are bundled for speed; the scripts' tools stay as they are.
  external: ['playwright-core', '@sparticuz/chromium', 'esbuild'],
  logLevel: 'error',
});
process.on('exit', () => rmSync(outfile, { force: true }));
process.argv.splice(1, 2, resolve(root, entry));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
