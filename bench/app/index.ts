import { launchBrowser } from '../../e2e/support/browser';
import { serve } from '../../e2e/support/serve';
import type { Row } from '../measure';
import { APP_PARTS, type Wish } from '../wish';
import { buildApp, buildBare } from './builds';
import { frameRows } from './frames';
import { fullLobbyRows } from './full-lobby';
import { sizeRows } from './size';
import { startRows } from './start';
import { BENCHED_TABLES } from './tables';
import { tapRows } from './taps';

/** What a person notices: how much has to be loaded, when it can be used, and whether it runs smoothly. */
export async function* appRows({ parts, games }: Wish): AsyncGenerator<Row> {
  if (!APP_PARTS.some((part) => parts.has(part))) return;
  const build = buildApp();
  const bare = parts.has('size') || parts.has('start') ? buildBare() : null;
  const app = await serve(build);
  const browser = await launchBrowser();
  const tables = BENCHED_TABLES.filter(({ entry }) => games.includes(entry.game.id));
  try {
    if (bare !== null && parts.has('size')) yield* sizeRows({ app: build, bare });
    if (bare !== null && parts.has('start')) yield* startRows(browser, app.origin, bare);
    if (parts.has('lobby')) yield* await fullLobbyRows(browser, app.origin);
    if (parts.has('frames')) yield* frameRows(browser, app.origin, tables);
    if (parts.has('taps')) yield* tapRows(browser, app.origin, tables);
  } finally {
    await browser.close();
    await app.close();
  }
}
