/**
 * Takes pictures of the app from the real browser into shots/, so that its look can be reviewed in
 * a minute: npm run shots [-- part of a name ...]
 *
 * It builds the development version first, since only that one has the gallery.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser';
import { cutOff } from '../e2e/support/cut-off';
import { storageWith } from '../e2e/support/saved';
import { serve } from '../e2e/support/serve';
import { setTextSize } from '../e2e/support/text-size';
import { SHOTS, type Shot } from './shots/list';

const OUT = path.resolve('shots');
const BUILD = path.resolve('node_modules/.cache/rainy-barn/shots');

function build(): void {
  const expo = ['--env-file=expo.env', 'node_modules/expo/bin/cli', 'export'];
  const options = ['--platform', 'web', '--dev', '--output-dir', BUILD];
  const { status } = spawnSync(process.execPath, [...expo, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The development build failed.');
}

/** Sharp enough to look into. */
const PIXELS = 2;
/** A browser takes no picture that is higher, in its own pixels: what is below it is left out. */
const HIGHEST = 16_384 / PIXELS;

/** The app scrolls inside itself, so the window has to grow for a picture of the whole page. */
async function unroll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map((element) => element.scrollHeight)),
  );
  await page.setViewportSize({ width, height: Math.min(height, HIGHEST) });
}

async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const { width, height } = shot.size;
  const items = await storageWith(shot.kept);
  const localStorage = [...items].map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: PIXELS,
    locale: shot.locale,
    hasTouch: true,
    colorScheme: shot.theme === 'night' ? 'dark' : 'light',
    // Still pictures: what travels has arrived.
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${shot.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${shot.name}: ${message.text()}`);
  });
  // A development build looks for the server that made it, and starts anew when there is none.
  await page.routeWebSocket(/\/(hot|message)$/, () => undefined);
  await setTextSize(page, shot.text);
  await page.goto(`${origin}/${shot.address}`);
  await shot.steps(page);
  if (shot.whole) await unroll(page, width);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      document.getAnimations().length === 0 &&
      [...document.images].every(({ complete }) => complete),
  );
  await page.screenshot({ path: path.join(OUT, `${shot.name}.png`) });
  for (const words of await cutOff(page)) console.error(`${shot.name}: "${words}" is cut off`);
  await context.close();
}

async function main(): Promise<void> {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const wanted = SHOTS.filter(({ name }) => words.every((word) => name.includes(word)));
  if (wanted.length === 0) throw new Error(`No shot has all of these in its name: ${words}`);
  if (!process.argv.includes('--no-build')) build();
  if (words.length === 0) rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });

  const site = await serve(BUILD);
  const browser = await launchBrowser();
  try {
    for (const shot of wanted) await take(browser, site.origin, shot);
    console.log(`${wanted.length} pictures in ${OUT}`);
  } finally {
    await browser.close();
    await site.close();
  }
}

void main();
