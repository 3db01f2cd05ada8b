/**
 * Makes the sounds of the app, of nothing but arithmetic. Runs on install and before start, test and
 * export, as the pictures do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { RECIPES } from './sounds/recipes';
import { toWav } from './sounds/wave';

const OUT = 'assets/sounds';

/** Every phone and every browser loads them. */
const MAX_BYTES = 40_000;

mkdirSync(OUT, { recursive: true });
for (const [name, make] of Object.entries(RECIPES)) {
  const file = toWav(make());
  if (file.length > MAX_BYTES) throw new Error(`${name}: ${file.length} bytes are too many.`);
  writeFileSync(path.join(OUT, `${name}.wav`), file);
}
