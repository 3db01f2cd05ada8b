import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { DIST } from './support/paths';
import { serve, type Served } from './support/serve';

const PHONE = { width: 390, height: 844 };

let browser: Browser;
let site: Served;

beforeAll(async () => {
  site = await serve(DIST);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('the exported app opens on the lobby, in silence and without the network', async () => {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB' });
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== site.origin) strangers.push(request.url());
  });

  await page.goto(site.origin, { waitUntil: 'networkidle' });

  const title = page.getByRole('heading', { name: 'Rainy Barn' });
  await title.waitFor({ state: 'visible' });
  const box = await title.boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(PHONE.width);
  expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
  expect(await page.title()).toBe('Rainy Barn');
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
  await page.close();
});

test.each([
  ['en-GB', 'en', 'Our games'],
  ['de-AT', 'de', 'Unsere Spiele'],
  ['fr-FR', 'en', 'Our games'],
])('a browser set to %s gets the app in %s', async (locale, language, key) => {
  const page = await browser.newPage({ viewport: PHONE, locale });
  await page.goto(site.origin);
  await page.getByRole('button', { name: key }).waitFor({ state: 'visible' });
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.close();
});

test('from a door to the rules and back, also with the browser and after a reload', async () => {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB' });
  const lobby = page.getByRole('heading', { name: 'Rainy Barn' });
  const rules = page.getByRole('button', { name: 'Back' });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Rules of Misty' }).click();
  await rules.waitFor({ state: 'visible' });
  await page.reload();
  await rules.waitFor({ state: 'visible' });
  await page.goBack();
  await lobby.waitFor({ state: 'visible' });
  await page.goForward();
  await rules.click();
  await lobby.waitFor({ state: 'visible' });
  // Straight to a section: its heading is in view, below the head that stays.
  await page.goto(`${site.origin}/?rules=so-ein-mist&page=queues`);
  const section = page.getByRole('heading', { name: 'Queues' });
  await section.waitFor();
  const head = (await rules.boundingBox())!;
  await page.waitForFunction(
    ({ name, from, to }) => {
      const headings = [...document.querySelectorAll('[role="heading"], h2, h3')];
      const { top } = headings.find((each) => each.textContent === name)!.getBoundingClientRect();
      return top > from && top < to;
    },
    { name: 'Queues', from: head.y + head.height, to: PHONE.height / 3 },
  );
  await page.goto(`${site.origin}/?rules=chess`);
  await lobby.waitFor({ state: 'visible' });
  await page.close();
});
