import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { lookBack } from './support/coach-scenes';
import { deciding, FOUR_PEOPLE, over, savedMatch } from './support/saved';
import { atTable } from './support/table';

const app = exportedApp();
const GAME = 'So ein Mist';

const steps = (page: Page) => page.evaluate(() => window.history.length);
const lobby = (page: Page) => page.getByRole('button', { name: en.lobby.ours });

async function toTable(): Promise<Page> {
  const page = await app.visit({
    motion: 'reduce',
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: deciding })],
  });
  await page.getByRole('button', { name: /^Continue / }).tap();
  await atTable(page).stop.waitFor();
  return page;
}

test('back closes the sheet and stays at the table, the next one leaves', async () => {
  const page = await toTable();
  const sheet = page.getByRole('dialog');
  const log = page.getByRole('button', { name: en.table.log });
  await log.tap();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(page.url()).toContain('match=game');
  await atTable(page).stop.waitFor();

  // Forward leads to no sheet, and harms nothing.
  await page.goForward();
  await atTable(page).stop.waitFor();
  expect(await sheet.count()).toBe(0);
  await page.goBack();
  await lobby(page).waitFor();
  expect(page.url()).not.toContain('match');
  await page.goForward();
  await atTable(page).stop.waitFor();
});

test('a sheet closed by its key leaves nothing behind in the history', async () => {
  const page = await toTable();
  const sheet = page.getByRole('dialog');
  const before = await steps(page);
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: en.table.log }).tap();
    await sheet.getByRole('button', { name: en.table.close }).tap();
    await sheet.waitFor({ state: 'detached' });
  }
  expect(await steps(page)).toBeLessThanOrEqual(before + 1);
  await page.goBack();
  await lobby(page).waitFor();
});

test('from a sheet to another screen and back, and a reload with a sheet open', async () => {
  const page = await toTable();
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: en.table.log }).tap();
  await sheet.getByRole('button', { name: new RegExp(`^${en.table.dice}`) }).tap();
  await page.getByRole('heading', { name: en.app.dice }).waitFor();
  await page.waitForURL(/dice=game/);
  await page.goBack();
  await atTable(page).stop.waitFor();
  await page.waitForURL(/match=game/);
  await page.goBack();
  await lobby(page).waitFor();

  // One sheet that becomes another one: back goes one sheet back.
  await lobby(page).tap();
  await page.getByRole('button', { name: en.lobby.remove(GAME, 'Anna, Ben, Clara, David') }).tap();
  await page.getByRole('heading', { name: en.lobby.removeTitle }).waitFor();
  await page.goBack();
  await sheet.getByRole('heading', { name: en.lobby.ours }).waitFor();
  await page.reload();
  await lobby(page).waitFor();
  await page.getByRole('button', { name: en.lobby.settings }).tap();
  await page.getByRole('heading', { name: en.app.settings }).waitFor();
  await page.goBack();
  await lobby(page).waitFor();
});

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const { whatIf, replay, watch } = en.coach;

/** Four finished a game, two of them bots; from the lobby or by its address to its scores. */
async function toScores(how: 'from the lobby' | 'by its address'): Promise<Page> {
  const page = await app.visit({
    motion: 'reduce',
    isBrisk: true,
    ...(how === 'by its address' && { address: '?match=game' }),
    matches: [savedMatch({ bots: [null, 'greedy', null, 'greedy'], until: over })],
  });
  if (how === 'by its address') return page;
  await lobby(page).tap();
  await page.getByRole('dialog').getByRole('button', { name: /Anna/ }).first().tap();
  return page;
}

async function toTrial(page: Page): Promise<void> {
  await lookBack(page, en);
  await key(page, watch).tap();
  await key(page, replay.after).tap();
  await page.getByRole('button', { name: whatIf.key }).tap();
  await key(page, whatIf.start).tap();
  await key(page, whatIf.back).waitFor();
}

test('back leads from a trial to the replay, the review and the scores', async () => {
  const page = await toScores('by its address');
  const slider = page.getByRole('slider', { name: en.table.replay.step });
  await toTrial(page);
  const before = await steps(page);

  // A sheet on it goes first.
  await key(page, en.table.log).tap();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await key(page, whatIf.back).waitFor();

  await page.goBack();
  await slider.waitFor();
  await page.goBack();
  await key(page, watch).waitFor();
  // The key on screen leaves nothing behind either.
  await key(page, watch).tap();
  await slider.waitFor();
  await key(page, en.table.replay.end).tap();
  await key(page, watch).waitFor();
  await page.goBack();
  await key(page, en.scoring.lobby).waitFor();
  expect(page.url()).toContain('match=game');
  expect(await steps(page)).toBeLessThanOrEqual(before);
});

test.each(['from the lobby', 'by its address'] as const)(
  'back from the settings leads to the trial again, at a match opened %s',
  async (how) => {
    const page = await toScores(how);
    await toTrial(page);
    await key(page, en.app.settings).tap();
    await page.getByRole('heading', { name: en.app.settings }).waitFor();
    await page.goBack();
    await key(page, whatIf.back).waitFor();
  },
);
