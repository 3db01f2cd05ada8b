/**
 * Makes the exported web page work without a network: npm run export does it at its end.
 *
 * It writes the worker that keeps the page's files, and what makes the page installable.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';
import app from '../app.json';
import { furnish, manifestOf, namedIn, relocate } from './offline/page';

const DIST = path.resolve('dist');
const PAGE = 'index.html';

const at = (file: string) => path.join(DIST, file);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'));
}

/** Another version as soon as one byte differs. */
function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(at(file)));
  return hash.digest('hex').slice(0, 16);
}

const all = filesOf(DIST).sort();
const code = all.filter((file) => file.startsWith('_expo/static/js/web/'));
const texts = [PAGE, ...code].map((file) => [file, readFileSync(at(file), 'utf8')] as const);
const named = namedIn(
  texts.map(([, text]) => text),
  all,
);
if (code.length === 0 || !code.every((file) => named.includes(file))) {
  throw new Error('This is no page that we know: it does not name its code.');
}

for (const [file, text] of texts) {
  const moved = relocate(text, named);
  writeFileSync(at(file), file === PAGE ? furnish(moved) : moved);
}
writeFileSync(at('manifest.json'), manifestOf(app.expo));
copyFileSync(app.expo.icon, at('icon.png'));
copyFileSync(app.expo.web.favicon, at('icon-small.png'));

const kept = [...named, 'manifest.json'];
buildSync({
  entryPoints: ['scripts/offline/service-worker.ts'],
  outfile: at('service-worker.js'),
  bundle: true,
  minify: true,
  define: {
    VERSION: JSON.stringify(versionOf([PAGE, ...kept])),
    FILES: JSON.stringify(['./', ...kept.map((file) => `./${file}`)]),
  },
});
console.log(`${kept.length + 1} files of the page work without a network.`);
