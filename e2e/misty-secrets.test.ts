import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { badControls } from './support/controls';
import { exportedApp } from './support/exported-app';
import { atMisty, mistyState, secretsIn } from './support/misty';
import { acting } from './support/table';
import { building, savedMisty, waking } from './support/saved-misty';

const app = exportedApp();

const at = (raw: Readonly<Record<string, string>>) =>
  app.visit({ isBrisk: true, address: '?match=game', raw });

const meant = (page: Page) => page.getByRole('button', { name: /not yet confirmed/ });

async function lift(page: Page): Promise<void> {
  const table = atMisty(page);
  await table.lift.tap();
  await table.lift.waitFor({ state: 'hidden' });
}

test('a hand that is open is gone when the window loses the focus or is loaded anew; no reload keeps what is meant', async () => {
  const page = await at(savedMisty({ bots: [null, null, null], until: building(4) }));
  const table = atMisty(page);
  await lift(page);
  await table.hand.first().tap();
  await table.lit.first().tap();
  expect((await secretsIn(page)).length).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await table.lift.waitFor();
  expect(await secretsIn(page)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.reload();
  await table.lift.waitFor();
  expect(await secretsIn(page)).toEqual([]);
  await lift(page);
  expect(await meant(page).count()).toBe(0);
});

test('whoever looks up a rule in the middle of a pick goes on with what they meant', async () => {
  const page = await at(savedMisty({ bots: [null, null, null], until: building(4) }));
  const table = atMisty(page);
  await lift(page);
  await table.hand.first().tap();
  await table.lit.first().tap();
  const words = await meant(page).getAttribute('aria-label');
  await page.getByRole('button', { name: en.table.rules }).tap();
  await page.getByRole('button', { name: en.rules.back }).tap();
  await table.lift.waitFor();
  expect(await secretsIn(page)).toEqual([]);
  await lift(page);
  expect(await meant(page).getAttribute('aria-label')).toBe(words);
  await acting(page, () => table.done.tap());
  await table.lift.waitFor();
  expect(await secretsIn(page)).toEqual([]);
});

test('with keys a card leads to its place, and from there to Done, before the page ends', async () => {
  const page = await at(savedMisty({ bots: [null, null, null], until: building(4) }));
  const table = atMisty(page);
  await lift(page);
  await table.hand.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await table.hand.nth(1).evaluate((card) => card === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await table.lit.first().evaluate((cell) => cell === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await meant(page).waitFor();
  const isDone = () => table.done.evaluate((key) => key === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isDone()); tabs += 1) await page.keyboard.press('Tab');
  await acting(page, () => page.keyboard.press('Enter'));
  await table.lift.waitFor();
});

test('a reload in the middle of a pick goes on there: who has chosen is not asked again', async () => {
  const page = await at(savedMisty({ bots: [null, null, null], until: building(4) }));
  const table = atMisty(page);
  await lift(page);
  // Clara was the last to choose before, so that she is the first now.
  for (const name of ['Anna', 'Ben']) {
    await table.place(1, 1);
    const curtain = page.getByRole('button', { name: `I am ${name}` });
    await curtain.waitFor();
    const before = await mistyState(page);
    await page.reload();
    await curtain.waitFor();
    expect(await secretsIn(page)).toEqual([]);
    expect(await mistyState(page)).toEqual(before);
    await lift(page);
  }
});

test('undo takes back one’s own steps one by one, and never another seat’s', async () => {
  const page = await at(savedMisty({ bots: [null, null], until: waking(0, 2) }));
  const table = atMisty(page);
  const moved = async () => (await mistyState(page)).open.moved.map((cards) => cards.length);
  expect(await table.next()).toBe('wake');
  expect(await moved()).toEqual([2, 0]);
  for (const left of [1, 0]) {
    await acting(page, () => table.undo.tap());
    expect(await moved()).toEqual([left, 0]);
    expect(await table.next()).toBe('wake');
  }
  await table.undo.and(page.locator('[aria-disabled="true"]')).waitFor();

  // To the end of it, and into the next window: nothing of the first can be taken back there.
  while ((await mistyState(page)).open.stage.name === 'activating') {
    const { stage } = (await mistyState(page)).open;
    if (stage.name === 'activating' && stage.done === 1) break;
    expect(await table.next()).toBe('wake');
    await table.wakeOne();
  }
  expect(await table.next()).toBe('wake');
  await page.getByText('Ben’s window', { exact: true }).first().waitFor();
  await table.undo.and(page.locator('[aria-disabled="true"]')).waitFor();
  expect(await badControls(page)).toEqual([]);
});
