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

/** What does not come is told in words, and not waited for. */
export async function within<T>(ms: number, what: string, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`Waited ${ms / 1000} s for ${what}.`);
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
