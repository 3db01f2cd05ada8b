import type { Page } from 'playwright-core';
import { LANGUAGES } from '../src/i18n/languages';
import { exportedApp } from './support/exported-app';
import { deciding, FOUR_PEOPLE, over, savedMatch } from './support/saved';
import { LOCALES } from './support/scenes';

jest.setTimeout(60_000);

const app = exportedApp();
const GAME = 'So ein Mist';

/** All headings that people meet, as their levels. */
const levels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="heading"], h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden="true"]'))
      .map((heading) => Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1))),
  );

describe.each(['en', 'de'] as const)('%s', (language) => {
  const say = LANGUAGES[language];

  test('each screen has its own title and one first heading', async () => {
    const page = await app.visit({
      locale: LOCALES[language],
      motion: 'reduce',
      matches: [
        savedMatch({ id: 'open', bots: FOUR_PEOPLE, until: deciding }),
        savedMatch({ id: 'done', bots: FOUR_PEOPLE, until: over }),
      ],
    });
    const origin = page.url();
    const titles: string[] = [];
    const look = async (title: string): Promise<void> => {
      await page.waitForFunction((wanted) => document.title === wanted, title);
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
    await visit('?set-up=so-ein-mist', say.setUp.titleOf(GAME));
    await visit('?match=open', GAME);
    await visit('?rules=misty', say.lobby.rulesOf('Misty'));
    await visit('?settings', say.settings.title);
    await visit('?dice', say.dice.title);
    await visit('?credits', say.credits.title);
    await visit('?match=nowhere', say.table.lost);
    await visit('?match=done', `${say.scoring.title} · ${GAME}`);
    await page.getByRole('button', { name: say.scoring.replay }).tap();
    await look(`${say.table.replay.title} · Rainy Barn`);
    expect(new Set(titles).size).toBe(titles.length);
    await page.getByRole('button', { name: say.table.replay.end }).tap();
    await page.getByRole('button', { name: say.scoring.dice }).tap();
    await page.waitForFunction((wanted) => document.title === wanted, titles[5]);
    await page.goBack();
    await page.waitForFunction((wanted) => document.title === wanted, titles[8]);
  });
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
