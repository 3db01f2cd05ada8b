import { build } from 'esbuild';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Every file of ours that a browser has to load before the lobby stands. */
async function firstLoad(): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['App.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'unused',
    packages: 'external',
    jsx: 'automatic',
    resolveExtensions: ['.web.ts', '.web.tsx', '.ts', '.tsx'],
    loader: { '.png': 'empty', '.wav': 'empty', '.bin': 'empty', '.ttf': 'empty' },
    logLevel: 'error',
  });
  const found = new Set<string>(['App.tsx']);
  for (const file of found) {
    for (const { path: next, kind, external } of metafile.inputs[file]?.imports ?? []) {
      // What is imported on demand comes later.
      if (kind !== 'dynamic-import' && external !== true) found.add(next);
    }
  }
  return [...found];
}

test('the first page loads no table, no rules and only the words that it says', async () => {
  const files = await firstLoad();
  expect(files).toContain('src/screens/Lobby.tsx');
  const later = files.filter(
    (file) =>
      /^src\/tables\/(?!shared\/)[^/]+\//.test(file) ||
      file.startsWith('src/i18n/rules/') ||
      file === 'src/i18n/en.ts' ||
      file === 'src/i18n/de.ts',
  );
  expect(later).toEqual([]);
});
