import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { lookBack } from './support/coach-scenes';
import { over, savedMatch } from './support/saved';

// A whole game is judged, on a busy machine.
jest.setTimeout(240_000);

const app = exportedApp();

const visit = {
  address: '?match=game',
  isBrisk: true,
  matches: [savedMatch({ bots: [null, 'greedy', null, 'greedy'], until: over })],
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const slider = (page: Page) => page.getByRole('slider', { name: en.table.replay.step });
const step = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

/** All that the device keeps of games, but for what was found out about them. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /\/(matches|results|persons|dice)\//.test(key))
      .sort(),
  );

test('from the review to a costly choice, to a trial from there, and back to the game', async () => {
  const page = await app.visit(visit);
  await button(page, en.scoring.lobby).waitFor();
  await lookBack(page, en);
  const before = await kept(page);

  await button(page, /^Costliest choice number 1/).click();
  await slider(page).waitFor();
  const moment = await step(page);
  await page.getByText(/\s%, not /).waitFor();

  await button(page, en.coach.whatIf.key).click();
  await page.getByRole('button', { name: en.coach.whatIf.start, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: en.coach.whatIf.title }).waitFor();
  // The choice is open again.
  await button(page, new RegExp(`^${en.soEinMist.stop}:`)).waitFor();
  const end = page.getByRole('heading', { name: en.coach.whatIf.over });
  const own = button(page, new RegExp(`^(${en.soEinMist.stop}:|${en.soEinMist.roll}$)`));
  while (!(await end.isVisible())) {
    await own.or(end).first().waitFor();
    if (await own.first().isVisible()) await own.first().click();
  }
  await page.getByText(en.coach.whatIf.inGame).first().waitFor();
  // Both curves, from the fork on.
  await page.getByRole('img', { name: /at the fork; .* at the end of the trial\.$/ }).waitFor();
  await button(page, en.coach.whatIf.back).click();

  await slider(page).waitFor();
  expect(await step(page)).toBe(moment);
  expect(await kept(page)).toEqual(before);
});

test('arrows go step by step, page keys from turning point to turning point', async () => {
  const page = await app.visit(visit);
  await lookBack(page, en);
  await button(page, en.coach.watch).click();
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe(3);
  await page.keyboard.press('ArrowLeft');
  expect(await step(page)).toBe(2);
  await page.keyboard.press('PageUp');
  const first = await step(page);
  await page.keyboard.press('PageUp');
  expect(await step(page)).toBeGreaterThan(first);
  await page.keyboard.press('PageDown');
  expect(await step(page)).toBe(first);
});

test('what was found out is there at once the next time', async () => {
  const page = await app.visit(visit);
  await lookBack(page, en);
  const key = 'rainy-barn/reviews/game';
  const found = await page.evaluate((name) => localStorage.getItem(name), key);
  const sum = await page.getByText(/^25\.0 .* = /).textContent();
  await page.reload();
  await lookBack(page, en);
  expect(await page.getByText(/^25\.0 .* = /).textContent()).toBe(sum);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(found);
});
