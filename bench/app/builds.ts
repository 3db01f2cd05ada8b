import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('node_modules/.cache/rainy-barn/bench');

/** A folder with the web page that an app was built into. */
export type Build = string;

export interface Builds {
  readonly app: Build;
  readonly bare: Build;
}

export const buildApp = (): Build => build('.', 'app');

/** In the same run as the app, with the same tools and the same flags. */
export function buildBare(): Build {
  refusePadding();
  return build('bench/app/bare', 'bare');
}

function build(project: string, name: string): Build {
  const folder = path.join(FOLDER, name);
  const expo = [
    `--env-file=${path.resolve('expo.env')}`,
    path.resolve('node_modules/expo/bin/cli'),
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...expo, 'export', '--platform', 'web', '--output-dir', folder],
    { cwd: project, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`${name} cannot be built:\n${stdout}${stderr}`);
  return folder;
}

/** The bare app must not be heavier than it has to be: it may use nothing that the app does not. */
function refusePadding(): void {
  const used = packagesIn(['App.tsx', ...sourcesIn('src')]);
  const padding = [...packagesIn(['bench/app/bare/App.tsx'])].filter((name) => !used.has(name));
  if (padding.length > 0) throw new Error(`Only the bare app uses ${padding.join(', ')}.`);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

function packagesIn(files: readonly string[]): Set<string> {
  const imports = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\bfrom '((?:@[^/']+\/)?[^./'][^/']*)/g),
  ]);
  return new Set(imports.map(([, name = '']) => name));
}
