import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { HEARD } from '../src/sound/cues';
import { launchBrowser } from './support/browser';
import { DIST } from './support/paths';
import { serve, type Served } from './support/serve';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB' } as const;

let browser: Browser;
let home: string;
let site: Served;
let context: BrowserContext;

/** The page lies in a folder of its host, as on many a host it has to. */
const FOLDER = 'games/barn';

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'rainy-barn-'));
  cpSync(DIST, path.join(home, FOLDER), { recursive: true });
  site = await serve(home);
  context = await browser.newContext(PHONE);
});

afterEach(async () => {
  await context.close();
  await site.close();
  rmSync(home, { recursive: true, force: true });
});

const address = () => `${site.origin}/${FOLDER}/`;

/** What must not happen: a complaint, or a request to anywhere else. */
function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('request', (request) => {
    const { protocol, href } = new URL(request.url());
    const isOurs = protocol === 'data:' || protocol === 'blob:' || href.startsWith(address());
    if (!isOurs) trouble.push(`asked ${href}`);
  });
  return trouble;
}

/** Until the worker has fetched all and answers for the page. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
}

/** Whether it is the page as it was, or the one that was changed. */
const markOf = (page: Page) => page.evaluate(() => document.body.dataset.mark ?? '');

function rewrite(name: string, from: string, to: string): void {
  const file = path.join(home, FOLDER, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const shelves = (page: Page) => page.evaluate(() => caches.keys());

test('after the first visit the page needs no network', async () => {
  const page = await context.newPage();
  const trouble = watch(page);
  await page.goto(address());
  await page.getByRole('heading', { name: 'Rainy Barn' }).waitFor();
  await settle(page);
  const origin = address();
  await site.close();
  await context.setOffline(true);

  await page.goto(origin);
  await page.getByRole('heading', { name: 'Rainy Barn' }).waitFor();
  const barn = page.getByRole('img', { name: /cow looks out of a red barn/ }).locator('img');
  expect(await barn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fonts.check('17px Nunito_600SemiBold'))).toBe(true);

  await page.goto(`${origin}index.html`);
  await page.getByRole('heading', { name: 'Rainy Barn' }).waitFor();
  for (const query of ['?rules=misty', 'index.html?set-up=so-ein-mist', '?settings']) {
    await page.goto(`${origin}${query}`);
    await page.getByRole('button', { name: /^Back/ }).waitFor();
  }
  // Sounds are there too: a tap opens the browser's ears, the next one can be heard.
  const sounds = await page.evaluate(async () => {
    const [shelf] = await caches.keys();
    const requests = await (await caches.open(shelf!)).keys();
    const files = requests.map(({ url }) => url).filter((url) => url.endsWith('.wav'));
    return Promise.all(files.map(async (file) => (await fetch(file)).status));
  });
  expect(sounds).toEqual(HEARD.map(() => 200));
  await page.getByRole('switch', { name: 'Your turn' }).click();
  await page.getByRole('switch', { name: 'Your turn' }).click();
  expect(trouble).toEqual([]);
});

test('a new version takes over at the next start, and not before', async () => {
  const page = await context.newPage();
  await page.goto(address());
  await settle(page);
  const before = await shelves(page);
  expect(before).toHaveLength(1);

  // The same page with a mark is another version.
  const version = before[0]!.split(' ').at(-1)!;
  rewrite('index.html', '<body>', '<body data-mark="new">');
  rewrite('service-worker.js', version, '0123456789abcdef');
  writeFileSync(path.join(home, 'neighbour.html'), '<!doctype html>');

  await page.reload();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing;
    if (coming !== null) {
      await new Promise((resolve) => {
        coming.addEventListener('statechange', resolve, { once: true });
      });
    }
  });
  // It is there, but whoever plays goes on with what they have, also after a reload.
  expect(await shelves(page)).toHaveLength(2);
  await page.reload();
  await page.getByRole('heading', { name: 'Rainy Barn' }).waitFor();
  expect(await markOf(page)).toBe('');

  // Of the same host, but no page of ours: from here we see the worker change.
  const neighbour = await context.newPage();
  await neighbour.goto(`${site.origin}/neighbour.html`);
  await page.close();
  await neighbour.waitForFunction(async (old) => !(await caches.keys()).includes(old), before[0]!);
  const next = await context.newPage();
  await next.goto(address());
  await next.getByRole('heading', { name: 'Rainy Barn' }).waitFor();
  expect(await markOf(next)).toBe('new');
  expect(await shelves(next)).toHaveLength(1);
});

test('the page can be put among the apps of a device', async () => {
  const page = await context.newPage();
  await page.goto(address());
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(new URL(link!, address()).href)).json();
  expect(manifest).toMatchObject({ name: 'Rainy Barn', display: 'standalone', start_url: './' });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address()).href);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
});
