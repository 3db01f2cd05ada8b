import type { Page } from 'playwright-core';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { deciding, FOUR_PEOPLE, over, savedMatch } from './support/saved';

const app = exportedApp();
const GAME = 'So ein Mist';

/** All headings that people meet, as their levels. */
const levels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="heading"], h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden="true"]'))
      .map((heading) => Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1))),
  );

const MATCHES = [
  savedMatch({ id: 'open', bots: FOUR_PEOPLE, until: deciding }),
  savedMatch({ id: 'done', bots: FOUR_PEOPLE, until: over }),
];

const untilTitled = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

test('each screen has its own title and one first heading', async () => {
  const page = await app.visit({ motion: 'reduce', matches: MATCHES });
  const origin = page.url();
  const titles: string[] = [];
  const look = async (title: string): Promise<void> => {
    await untilTitled(page, title);
    await page.waitForFunction(() => document.querySelector('h1') !== null);
    const found = await levels(page);
    expect([title, found.filter((level) => level === 1)]).toEqual([title, [1]]);
    // No level is left out on the way down.
    found.forEach((level, at) => expect(level).toBeLessThanOrEqual((found[at - 1] ?? 0) + 1));
    titles.push(title);
  };
  const visit = async (query: string, title: string): Promise<void> => {
    await page.goto(`${origin}${query}`);
    await look(`${title} · Rainy Barn`);
  };

  await look('Rainy Barn');
  await visit('?set-up=so-ein-mist', en.app.setUpOf(GAME));
  await visit('?match=open', GAME);
  await visit('?rules=misty', en.lobby.rulesOf('Misty'));
  await visit('?settings', en.app.settings);
  await visit('?dice', en.app.dice);
  await visit('?credits', en.app.credits);
  await visit('?match=nowhere', en.table.lost);
  await visit('?match=done', `${en.scoring.title} · ${GAME}`);
  await page.getByRole('button', { name: en.scoring.replay }).tap();
  await look(`${en.table.replay.title} · Rainy Barn`);
  expect(new Set(titles).size).toBe(titles.length);
});

test('titles speak the language of the app and follow the way there and back', async () => {
  const page = await app.visit({ locale: 'de-DE', motion: 'reduce', matches: MATCHES });
  await page.getByRole('button', { name: de.lobby.playOf(GAME) }).tap();
  await untilTitled(page, `${GAME} vorbereiten · Rainy Barn`);
  await page.getByRole('button', { name: de.setUp.rules, exact: true }).tap();
  await untilTitled(page, `Regeln von ${GAME} · Rainy Barn`);
  await page.goBack();
  await untilTitled(page, `${GAME} vorbereiten · Rainy Barn`);
  await page.goBack();
  await untilTitled(page, 'Rainy Barn');
});

test('a table that lies on its side has a heading too', async () => {
  const page = await app.visit({
    address: '?match=game',
    size: { width: 667, height: 375 },
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: deciding })],
  });
  await page.getByRole('heading', { level: 1, name: GAME }).waitFor({ state: 'attached' });
  expect(await levels(page)).toEqual([1]);
});
