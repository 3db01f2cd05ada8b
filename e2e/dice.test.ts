import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { diceOf } from '../src/game-core/kernel/dice';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { afterTurns, deciding, FOUR_PEOPLE, over, savedMatch } from './support/saved';
import { seated, startFromLobby } from './support/set-up';
import { atTable, storedMatch } from './support/table';

const app = exportedApp();

const sealOf = (seed: string) => createHash('sha256').update(seed).digest('hex');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dicePage = (page: Page) => page.getByRole('heading', { name: en.app.dice, exact: true });

/** From the table or the scores. */
async function openLog(page: Page, key: string): Promise<void> {
  await button(page, key).tap();
  await page.getByRole('dialog').waitFor();
}

/** What somebody gets who marks the letters and copies them. */
const copied = (page: Page, letters: number): Promise<string> =>
  page.evaluate((length) => {
    const [found] = [...document.querySelectorAll('[dir="auto"]')].filter(
      ({ textContent }) => /^[0-9a-f]+$/.test(textContent) && textContent.length === length,
    );
    const range = document.createRange();
    range.selectNodeContents(found!);
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    return getSelection()!.toString();
  }, letters);

test('from the table through the log to the dice and back, also after a reload', async () => {
  const saved = savedMatch({ bots: FOUR_PEOPLE, until: afterTurns(3, deciding) });
  const page = await app.visit({ address: '?match=game', matches: [saved] });
  const { stop } = atTable(page);
  const seal = sealOf(saved.match.origin.chance.seed);
  const start = en.table.seal(seal.slice(0, 8));

  await openLog(page, en.table.log);
  await button(page, `${en.table.dice}: ${start}`).tap();
  await dicePage(page).waitFor();
  expect(await copied(page, 64)).toBe(seal);
  expect(page.url()).not.toContain(saved.match.origin.chance.seed.slice(0, 8));
  const [anna = []] = diceOf(saved.match);
  const dice = anna.reduce((sum, count) => sum + count, 0);
  await page.getByText(en.dice.thrown('Anna', dice)).first().waitFor();
  await button(page, en.dice.back).tap();
  await stop.waitFor();

  await openLog(page, en.table.log);
  await button(page, `${en.table.dice}: ${start}`).tap();
  await dicePage(page).waitFor();
  await page.reload();
  await dicePage(page).waitFor();
  await button(page, en.dice.back).tap();
  await stop.waitFor();
  await button(page, en.table.leave).tap();
  await button(page, en.lobby.dice).tap();
  await dicePage(page).waitFor();
  await button(page, en.dice.back).tap();
  await page.getByRole('heading', { name: 'Rainy Barn' }).waitFor();
});

test('after a whole game the dice are checked, by the app and by anybody', async () => {
  const page = await app.visit({
    isBrisk: true,
    setUp: seated([null, 'greedy', 'timid']),
  });
  await startFromLobby(page);
  const table = atTable(page);
  await table.roll.waitFor();
  await openLog(page, en.table.log);
  const key = page.getByRole('button', { name: new RegExp(`^${en.table.dice}: `) });
  const start = (await key.getAttribute('aria-label'))!.split(' ').at(-1)!;
  await button(page, en.table.close).tap();
  await table.playOn();

  await button(page, en.scoring.dice).tap();
  await dicePage(page).waitFor();
  // The seal that stood there before the first die is the one of the number that is shown now.
  const seed = await copied(page, 32);
  expect(sealOf(seed).slice(0, 8)).toBe(start);
  expect(await copied(page, 64)).toBe(sealOf(seed));
  const { id } = await storedMatch(page);
  expect(id).not.toContain(seed.slice(0, 8));
  await button(page, en.dice.seal.check).tap();
  const right = /^Checked: all \d+ throws and deals of this game follow/;
  await page.getByText(right).filter({ visible: true }).first().waitFor();
  expect(await page.getByRole('status').filter({ hasText: right }).count()).toBe(1);
  await button(page, en.dice.back).tap();
  await table.scores.waitFor();
});

test('an address of a game that is not here says so, and leads to the lobby', async () => {
  const page = await app.visit({ address: '?dice=nonsense' });
  await page.getByRole('heading', { name: en.table.lost }).waitFor();
  await button(page, en.dice.back).tap();
  await page.getByRole('heading', { name: 'Rainy Barn' }).waitFor();
});

test('charts stand side by side where there is width for two', async () => {
  const matches = [savedMatch({ bots: FOUR_PEOPLE, until: over })];
  const tops = async (size: { readonly width: number; readonly height: number }) => {
    const page = await app.visit({ address: '?dice=game', matches, size });
    const titles = page.getByRole('heading', { name: /^(Anna|Ben): \d+ dice$/ });
    await titles.nth(1).waitFor();
    return titles.evaluateAll((all) =>
      all.slice(0, 2).map((title) => Math.round(title.getBoundingClientRect().y)),
    );
  };
  for (const size of [
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
  ]) {
    const [first, second] = await tops(size);
    expect(second).toBe(first);
  }
  const [first = 0, second] = await tops({ width: 390, height: 844 });
  expect(second).toBeGreaterThan(first);
});
