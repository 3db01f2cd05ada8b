import type { Page } from 'playwright-core';
import type { Language } from '../../src/i18n';
import { themes } from '../../src/ui/theme/colours';
import { LOCALES, settled } from './scenes';

/** What people change on their device while the app runs: it follows without being loaded anew. */

/** The browser speaks another language. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((locale) => {
    Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true });
    window.dispatchEvent(new Event('languagechange'));
  }, LOCALES[language]);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await laidOut(page);
}

interface Screen {
  readonly width: number;
  readonly height: number;
  /** How many times the normal text size. */
  readonly text?: number;
}

/** The window has another size, or the browser another text size. */
export async function setScreen(page: Page, { width, height, text = 1 }: Screen): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, text * 100);
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  // Also where the window has the size already.
  await page.evaluate(() => void window.dispatchEvent(new Event('resize')));
  await laidOut(page);
}

export async function setNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(
    (paper) => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content === paper,
    themes.night.paper,
  );
  await laidOut(page);
}

/** What is measured is measured in one frame, and drawn by it in the next. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });
  await settled(page);
}

const TRIES = 10;

/** What is found when it is looked for, until nothing is: a busy machine lays a screen out a moment later. */
export async function lasting<T>(
  page: Page,
  find: () => Promise<readonly T[]>,
): Promise<readonly T[]> {
  let found = await find();
  for (let tries = 1; tries < TRIES && found.length > 0; tries += 1) {
    await laidOut(page);
    found = await find();
  }
  return found;
}
