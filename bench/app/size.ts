import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from '../measure';
import type { Build, Builds } from './builds';

interface Weight {
  /** What the page loads by itself. */
  readonly start: number;
  /** What comes only when it is asked for. */
  readonly later: number;
}

/** The JavaScript of a build as it travels, in bytes. */
function weigh(build: Build): Weight {
  const page = readFileSync(path.join(build, 'index.html'), 'utf8');
  const weights = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      bytes: gzipSync(readFileSync(path.join(build, file)), { level: 9 }).length,
      isAtStart: page.includes(`src="/${file.split(path.sep).join('/')}"`),
    }));
  const sum = (isAtStart: boolean) =>
    weights
      .filter((each) => each.isAtStart === isAtStart)
      .reduce((total, { bytes }) => total + bytes, 0);
  return { start: sum(true), later: sum(false) };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0);

export function sizeRows({ app, bare }: Builds): Row[] {
  const ours = weigh(app);
  const theirs = weigh(bare);
  return [
    {
      name: 'JavaScript that the page loads, gzip, against a bare app',
      detail: `${kB(ours.start)} and ${kB(theirs.start)} kB; later on demand ${kB(ours.later)} kB`,
      figure: ours.start / theirs.start,
      bar: { most: 1.35 },
    },
  ];
}
