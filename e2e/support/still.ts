import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What waits while time stands still. */
    goOn?: () => void;
  }
}

/**
 * Runs in the page, before the app does or at any moment: whatever the app waits for from now on does not
 * come, so that there is time to look at what passes quickly. Once the page is loaded anew, time goes by.
 */
export function standStill(): void {
  const SHORT = 200;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return;
  const { setTimeout: later, clearTimeout: forget } = window;
  const held = new Map<number, () => void>();
  let nth = 0;
  const hold = (run: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    // React waits too, with functions that it has bound: what it draws is drawn.
    if (ms < SHORT || run.name.startsWith('bound ')) return later(run, ms, ...rest);
    nth -= 1;
    held.set(nth, () => run(...rest));
    return nth;
  };
  window.setTimeout = hold as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined || !held.delete(id)) forget(id);
  }) as typeof window.clearTimeout;
  window.goOn = () => {
    window.setTimeout = later;
    for (const run of held.values()) run();
  };
}

/** Time goes by again. */
export const goOn = (page: Page): Promise<void> => page.evaluate(() => window.goOn?.());
