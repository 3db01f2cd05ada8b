import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How much slower than this machine the phone is that we pretend to have. */
export const THROTTLE = 4;

/** A phone with nothing stored on it: its own cache, its own storage. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
}

export async function newSlowPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const devTools = await phone.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return page;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
