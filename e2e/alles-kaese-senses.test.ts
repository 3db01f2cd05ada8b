import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { aGlance, atKaese, frontsIn, kaeseState } from './support/kaese';
import { listen } from './support/listen';
import { matches, savedKaese, toPeek } from './support/saved-kaese';
import { stationsDuring } from './support/stations';
import { acting } from './support/table';

const app = exportedApp();

const say = en.allesKaese;

/** Presses the key with a name that begins so, by keyboard; what a throw has brought is not pressed unseen. */
async function press(page: Page, name: RegExp): Promise<void> {
  const key = page.getByRole('button', { name, disabled: false }).first();
  await key.click({ trial: true });
  await key.focus();
  await page.keyboard.press('Enter');
}

/** The front is there while the key is held down, and read out once. */
async function lookByKeyboard(page: Page): Promise<void> {
  const { open, pack } = await kaeseState(page);
  const { front, holes } = pack[open.log.at(-1)!.card]!;
  const told = say.front[front](holes);
  await page.getByRole('button', { name: new RegExp(`^${say.holdKey}`) }).focus();
  await page.keyboard.down('Enter');
  await page.getByRole('status').filter({ hasText: told }).waitFor({ state: 'attached' });
  await aGlance(page);
  await page.keyboard.up('Enter');
  expect(await frontsIn(page)).toEqual([]);
}

test('a whole game of two people by keyboard and ear alone, secrets included', async () => {
  const page = await app.visit({
    motion: 'reduce',
    isBrisk: true,
    address: '?match=game',
    raw: savedKaese([null, null], toPeek),
    first: listen,
  });
  const table = atKaese(page);
  let looks = 0;
  for (;;) {
    const moment = await table.next();
    if (moment === 'over') break;
    if (moment === 'throw') await acting(page, () => press(page, /^Throw$/));
    else if (moment === 'choose') {
      if (!(await table.keep.isEnabled())) await press(page, /^Slice \d of 6, .*matches/);
      await acting(page, () => press(page, /^Throw away:/));
    } else if (moment === 'peek') await acting(page, () => press(page, /^Slice \d of 6/));
    else if (moment === 'curtain') await press(page, /^I am /);
    else if (moment === 'look') {
      looks += 1;
      await lookByKeyboard(page);
      await press(page, /^Done/);
      await table.done.waitFor({ state: 'hidden' });
    }
  }
  expect(looks).toBeGreaterThan(0);
  await table.rematch.waitFor();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((line) => /throws a \d: /.test(line))).not.toEqual([]);
  expect(heard.filter((line) => /looks under slice \d/.test(line))).toHaveLength(looks);
  // Nobody heard what lay under a slice but who looked: that is said apart, and gone at once.
  expect(heard.filter((line) => /cheese|trap/i.test(line) && !/wins|keeps/.test(line))).toEqual([]);
});

test('for who cannot hold, a tap shows and another one hides; a blur hides too', async () => {
  const page = await app.visit({
    isBrisk: true,
    address: '?match=game',
    settings: { tapToLook: true },
    raw: savedKaese([null, null, null], toPeek),
  });
  const table = atKaese(page);
  await table.slices.first().tap();
  await table.lift.tap();
  const front = page.locator('[data-testid^="front-"]');
  const show = page.getByRole('button', { name: say.show });
  await show.tap();
  await front.first().waitFor();
  await page.getByRole('button', { name: say.hide }).tap();
  await front.first().waitFor({ state: 'detached' });
  expect(await frontsIn(page)).toEqual([]);

  await show.tap();
  await front.first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await frontsIn(page)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await table.lift.tap();
  await show.waitFor();
  expect(await frontsIn(page)).toEqual([]);
  await table.done.tap();
  await table.throw.waitFor();
});

test('who asks for less motion gets fades instead of travel, also where a slice turns over', async () => {
  const page = await app.visit({
    address: '?match=game',
    raw: savedKaese([null, null, null, null], matches(1, 1)),
  });
  const table = atKaese(page);
  const keep = async () => {
    await table.keep.tap();
    await table.throw.waitFor();
  };
  await table.keep.waitFor();
  const moving = await stationsDuring(page, keep);
  expect(moving).toBeGreaterThan(8);

  const still = await app.visit({
    address: '?match=game',
    motion: 'reduce',
    raw: savedKaese([null, null, null, null], matches(1, 1)),
  });
  await atKaese(still).keep.waitFor();
  const stations = await stationsDuring(still, async () => {
    await atKaese(still).keep.tap();
    await atKaese(still).throw.waitFor();
  });
  // A piece may change its place or its size at once; it is not seen on its way.
  expect(stations).toBeLessThanOrEqual(4);
});
