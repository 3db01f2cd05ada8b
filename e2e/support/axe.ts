import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core holds against the page, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    () =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        // The page has all it shows: nothing is fetched once more for it.
        preload: false,
        // It reads two lines of a key as one word, "Stopmove 4"; badControls checks the same rightly.
        rules: { 'label-content-name-mismatch': { enabled: false } },
      }) as Promise<AxeResults>,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  );
}
