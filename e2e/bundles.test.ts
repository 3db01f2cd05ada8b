import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from './support/paths';

/** The first eight bytes of every Hermes bytecode file, as a little-endian number. */
const HERMES_MAGIC = 0x1f1903c103bc1fc6n;

test.each(['android', 'ios'])('the %s bundle is bytecode that a phone can run', (platform) => {
  const metadata = JSON.parse(readFileSync(path.join(DIST, 'metadata.json'), 'utf8'));
  const bundle = readFileSync(path.join(DIST, metadata.fileMetadata[platform].bundle));
  expect(bundle.readBigUInt64LE(0)).toBe(HERMES_MAGIC);
});
