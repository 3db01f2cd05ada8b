import type { Locator, Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { atMice } from './support/mice';
import { over, savedMice } from './support/saved-mice';

const app = exportedApp();

/** The step of the game again. */
const step = async (page: Page) =>
  Number(await page.getByRole('slider').getAttribute('aria-valuenow'));

/** All that the device keeps of games. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /\/(matches|results|persons|dice|reviews)\//.test(key))
      .sort(),
  );

test('from a choice that cost most it is played on as a trial, rated at its end, and kept nowhere', async () => {
  const raw = savedMice({ bots: [null], level: 1, by: 'greedy', until: over });
  const page = await app.visit({ address: '?match=game', raw, isBrisk: true });
  await page.getByRole('button', { name: en.scoring.review }).tap();
  await page.getByRole('button', { name: /^Costliest choice number 1/ }).tap();
  const moment = await step(page);
  const before = await kept(page);
  const { whatIf } = en.coach;
  await page.getByRole('button', { name: whatIf.key }).tap();
  await page.getByRole('radio').first().waitFor();
  // The dice to come, and nobody to play the others.
  expect(await page.getByRole('radio').count()).toBe(2);
  await page.getByRole('button', { name: whatIf.start, exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: whatIf.title }).waitFor();

  const end = page.getByRole('heading', { name: whatIf.over });
  const { throw: dice } = atMice(page);
  const owl = page.getByRole('button', { name: en.hint.key });
  // What is gone by then needs no tap any more.
  const tap = (key: Locator) => key.tap({ timeout: 2_000 }).catch(() => undefined);
  // As the owl says, to the end: its key shines.
  for (let taps = 0; taps < 200 && !(await end.isVisible()); taps += 1) {
    await dice.or(owl).or(end).first().waitFor();
    if (await dice.isVisible()) await tap(dice);
    else if (await owl.isEnabled().catch(() => false)) {
      await tap(owl);
      const keys = page.getByRole('button', { name: /^(Catch|Close|Miss|Enough)/ });
      const shining = (all: Element[]) =>
        all.findIndex((key) => getComputedStyle(key).boxShadow.includes('4px'));
      const best = await keys.evaluateAll(shining);
      if (best >= 0) await tap(keys.nth(best));
    }
  }
  await page.getByRole('img', { name: /at the fork; .* at the end of the trial\.$/ }).waitFor();
  await page.getByRole('heading', { name: en.miceReview.curve }).waitFor();
  expect(await page.getByText(/^\d of 7$/).count()).toBe(2);
  await page.getByRole('button', { name: whatIf.back }).tap();
  expect(await step(page)).toBe(moment);
  expect(await kept(page)).toEqual(before);
});
