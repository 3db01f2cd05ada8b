import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openValues, type SoloValues } from '../src/game-core/games/mice-to-meet-you/solo/values';
import { worthNow } from '../src/game-core/games/mice-to-meet-you/solo/worth';
import type { Mice, State } from '../src/game-core/games/mice-to-meet-you/types';
import type { MatchRecord } from '../src/game-core/kernel/record';
import { en } from '../src/i18n/en';
import { hintFor, inShort } from '../src/tables/mice-to-meet-you/solo/advice/hint';
import { tenthsOf } from '../src/game-core/coach/balance';
import { reviewOf } from '../src/tables/mice-to-meet-you/solo/review/review-of';
import { launchBrowser } from './support/browser';
import { exportedApp } from './support/exported-app';
import { atMice } from './support/mice';
import { DIST } from './support/paths';
import { deciding, over, savedMice, toThrow } from './support/saved-mice';
import { serve, type Served } from './support/serve';
import { storedMatch } from './support/table';

function solved(): SoloValues {
  const opened = openValues('clear', readFileSync('assets/solo/mice-clear.bin'));
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

const VALUES = solved();
const shown = { chanceShown: true };

const chance = (page: Page) => page.getByRole('img', { name: /to clear the house/ });
const hintKey = (page: Page) => page.getByRole('button', { name: en.hint.key });

const stateOf = async (page: Page) => (await storedMatch(page)).match.state as State;

/** What the line says now is what the core works out. */
async function expectChance(page: Page): Promise<void> {
  const now = en.miceSolo.about(worthNow(VALUES, await stateOf(page)));
  // A browser gives out names with plain spaces.
  const said = now.replace('\u00a0', '\\s');
  await page.getByRole('img', { name: new RegExp(`^${said} to clear the house`) }).waitFor();
}

/** The step of the game again. */
const step = async (page: Page) =>
  Number(await page.getByRole('slider').getAttribute('aria-valuenow'));

async function expectHint(page: Page): Promise<void> {
  const hint = hintFor(VALUES, await stateOf(page));
  await hintKey(page).tap();
  const rows = page.getByRole('listitem');
  await rows.first().waitFor();
  const told = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')!));
  const kept = inShort(hint).map(({ worth }) => en.miceSolo.percent(tenthsOf(worth)));
  expect(told.map((label) => label.match(/keeps (\d+(\.\d)?\s%)/)?.[1])).toEqual(kept);
  await page.getByRole('button', { name: en.miceHint.close }).tap();
  await rows.first().waitFor({ state: 'detached' });
}

describe('a game alone', () => {
  const app = exportedApp();

  test('chance line, hint and review say what the core says, to the last digit', async () => {
    const page = await app.visit({
      address: '?match=game',
      raw: savedMice({ bots: [null], level: 1, tableOptions: shown, until: toThrow(3) }),
      isBrisk: true,
    });
    let hints = 0;
    await atMice(page).playOn(async (asked) => {
      await expectChance(page);
      if (asked === 'throw' || hints > 2) return;
      hints += 1;
      await expectHint(page);
    });
    expect(hints).toBe(3);
    // They are marked in the scores, and after a reload too.
    const mark = page.getByText(en.hint.used(hints));
    await mark.waitFor();
    await page.reload();
    await mark.waitFor();
    await page.getByRole('img', { name: new RegExp(`, ${en.miceSolo.withHints}`) }).waitFor();

    const { record } = await storedMatch(page);
    const review = reviewOf(VALUES, record as MatchRecord<Mice>);
    await page.getByRole('button', { name: en.scoring.review }).tap();
    const { start, luck, skill, result } = review.sum;
    await page.getByText(en.miceReview.sum(start, luck, skill, result)).waitFor();
    const rows = page.getByRole('button', { name: /^Costliest choice number/ });
    const worst = review.costly.slice(0, 3);
    expect(await rows.count()).toBe(worst.length);
    for (const [index, { price, kept, couldKeep }] of worst.entries()) {
      const label = (await rows.nth(index).getAttribute('aria-label'))!;
      expect(label).toContain(en.miceSolo.points(price));
      expect(label).toContain(`kept ${en.miceSolo.percent(kept)}`);
      expect(label).toContain(`keeps ${en.miceSolo.percent(couldKeep)}`);
    }
    // A costly choice is looked at where it was to be made, and from there people come back.
    await rows.first().tap();
    const { moment, kept, couldKeep } = worst[0]!;
    expect(await step(page)).toBe(moment);
    // In the figures of the review, and with the line as it was then.
    const { percent } = en.coach;
    const better = `${percent(couldKeep)}, not ${percent(kept)}`.replaceAll('\u00a0', '\\s');
    await page.getByText(new RegExp(`: ${better}$`)).waitFor();
    await chance(page).waitFor();
    await page.getByRole('button', { name: en.table.replay.end }).tap();
    await page.getByText(en.miceReview.luckAndSkill).waitFor();
    // And once more alone.
    await page.getByRole('button', { name: en.scoring.again }).tap();
    await atMice(page).throw.waitFor();
  });

  test('without the switch no chance is shown, and the hint is there all the same', async () => {
    const page = await app.visit({
      address: '?match=game',
      raw: savedMice({ bots: [null], level: 3, until: deciding(2) }),
      isBrisk: true,
    });
    await hintKey(page).waitFor();
    expect(await chance(page).count()).toBe(0);
    await expectHint(page);
  });

  test('the best on each level is remembered', async () => {
    const page = await app.visit({
      address: '?match=game',
      raw: savedMice({ bots: [null], level: 2, until: over }),
      isBrisk: true,
    });
    await page.getByRole('heading', { name: en.miceSolo.bestSoFar }).waitFor();
    await page.getByRole('img', { name: /^2 nuts: .* of 7, best of 1 game/ }).waitFor();
    expect(await page.getByRole('img', { name: /: not played yet$/ }).count()).toBe(3);
  });
});

describe('the solved game on its way', () => {
  let browser: Browser;
  let site: Served;

  beforeAll(async () => {
    browser = await launchBrowser();
    site = await serve(DIST);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function device(serviceWorkers: 'allow' | 'block') {
    const items = savedMice({ bots: [null], level: 1, tableOptions: shown, until: deciding(4) });
    const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      hasTouch: true,
      serviceWorkers,
      storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
    });
    context.setDefaultTimeout(15_000);
    return context;
  }

  test('where it cannot be loaded the table says so, plays on, and tries again', async () => {
    const context = await device('block');
    await context.route(/\.bin$/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(`${site.origin}/?match=game`);
    await page.getByText(en.miceChance.failed).waitFor();
    await hintKey(page).tap();
    await page.getByText(en.miceHint.failed).waitFor();
    await page.getByRole('button', { name: en.miceHint.close }).tap();
    await page.getByText(en.miceHint.failed).waitFor({ state: 'detached' });

    const before = (await stateOf(page)).turn;
    const table = atMice(page);
    await table.lit.first().tap();
    await table.catch.tap();
    await table.throw.waitFor();
    expect((await stateOf(page)).turn).toBe(before + 1);

    await context.unroute(/\.bin$/);
    await page.getByRole('button', { name: new RegExp(en.miceChance.retry) }).tap();
    await expectChance(page);
    await context.close();
  });

  test('it is loaded when a game alone is opened, not before', async () => {
    const context = await device('block');
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.bin')) asked.push(request.url());
    });
    await page.goto(`${site.origin}/?set-up=mice-to-meet-you`);
    await page.getByRole('heading', { name: en.games['mice-to-meet-you'].title }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.goto(`${site.origin}/?match=game`);
    await expectChance(page);
    expect(asked).toHaveLength(1);
    await context.close();
  });

  test('on the second visit it needs no network', async () => {
    const context = await device('allow');
    const page = await context.newPage();
    await page.goto(`${site.origin}/?match=game`);
    await expectChance(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller !== null) return;
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    });
    await context.setOffline(true);
    await page.goto(`${site.origin}/?match=game`);
    await expectChance(page);
    await expectHint(page);
    await context.close();
  });
});
