import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedBrowser } from './browser';
import { DIST } from './paths';

/** Once, before the workers start: two of them unpacking the same browser would trip each other up. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(path.join(DIST, 'index.html'))) {
    throw new Error('There is no exported app to test. Run: npm run export');
  }
  await installedBrowser();
}
