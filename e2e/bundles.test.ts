import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from './support/paths';

/** The first eight bytes of every Hermes bytecode file, as a little-endian number. */
const HERMES_MAGIC = 0x1f1903c103bc1fc6n;

test.each(['android', 'ios'])('the %s bundle is bytecode that a phone can run', (platform) => {
  const metadata = JSON.parse(readFileSync(path.join(DIST, 'metadata.json'), 'utf8'));
  const bundle = readFileSync(path.join(DIST, metadata.fileMetadata[platform].bundle));
  expect(bundle.readBigUInt64LE(0)).toBe(HERMES_MAGIC);
});

test('the gallery of the parts stays in development builds', () => {
  const files = readdirSync(path.join(DIST, '_expo'), { recursive: true, encoding: 'utf8' });
  const bundles = files.filter((file) => /\.(js|hbc)$/.test(file));
  const codes = bundles.map((bundle) => readFileSync(path.join(DIST, '_expo', bundle)));
  // One for each phone, and the web's; more where a part is loaded later.
  expect(codes.filter((code) => code.includes('Four family games')).length).toBeGreaterThan(2);
  expect(codes.filter((code) => code.includes('Draw the curtain'))).toHaveLength(0);
});
