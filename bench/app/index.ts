import { launchBrowser } from '../../e2e/support/browser';
import { serve } from '../../e2e/support/serve';
import type { Row } from '../measure';
import { buildBoth } from './builds';
import { frameRows } from './frames';
import { fullLobbyRows } from './full-lobby';
import { sizeRows } from './size';
import { startRows } from './start';
import { tapRows } from './taps';

/** What a person notices: how much has to be loaded, when it can be used, and whether it runs smoothly. */
export async function appRows(): Promise<Row[]> {
  const builds = buildBoth();
  const [app, bare] = await Promise.all([serve(builds.app), serve(builds.bare)]);
  const browser = await launchBrowser();
  try {
    return [
      ...sizeRows(builds),
      ...(await startRows(browser, app.origin, bare.origin)),
      ...(await fullLobbyRows(browser, app.origin)),
      ...(await frameRows(browser, app.origin)),
      ...(await tapRows(browser, app.origin)),
    ];
  } finally {
    await browser.close();
    await Promise.all([app.close(), bare.close()]);
  }
}
