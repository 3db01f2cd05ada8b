import type { Page } from 'playwright-core';
import { badControls } from './support/controls';
import { exportedApp } from './support/exported-app';
import { aGlance, atKaese, frontsIn } from './support/kaese';
import { both, canLookAgain, pawsOf, savedKaese, toPeek, toThrow } from './support/saved-kaese';

const app = exportedApp();

const at = (raw: Readonly<Record<string, string>>) =>
  app.visit({ isBrisk: true, address: '?match=game', raw });

/** Presses where the key is and does not let go. */
async function hold(page: Page): Promise<void> {
  await atKaese(page).holdDown();
  await page.locator('[data-testid^="front-"]').first().waitFor();
}

async function toTheLook(page: Page): Promise<void> {
  const table = atKaese(page);
  expect(await table.next()).toBe('peek');
  await table.slices.first().tap();
  await table.lift.tap();
  expect(await table.next()).toBe('look');
}

test('a front that is held open is gone when the window loses the focus, is turned or loaded anew', async () => {
  const page = await at(savedKaese([null, null, null], toPeek));
  const table = atKaese(page);
  await toTheLook(page);

  await hold(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await frontsIn(page)).toEqual([]);
  await table.lift.waitFor();
  await page.mouse.up();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await table.lift.tap();
  await hold(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('[data-testid^="front-"]').first().waitFor({ state: 'detached' });
  expect(await frontsIn(page)).toEqual([]);
  await page.mouse.up();

  await page.reload();
  await table.lift.waitFor();
  expect(await frontsIn(page)).toEqual([]);
});

test('nobody is done before they have looked, and keys are enough to look', async () => {
  const page = await at(savedKaese([null, null], toPeek));
  const table = atKaese(page);
  await toTheLook(page);
  expect(await badControls(page)).toEqual([]);
  await table.done.tap();
  await page.getByText('Look first: the rules want you to.').first().waitFor();

  await table.hold.focus();
  await page.keyboard.down('Enter');
  await page.locator('[data-testid^="front-"]').first().waitFor();
  await aGlance(page);
  await page.keyboard.up('Enter');
  expect(await frontsIn(page)).toEqual([]);
  await table.done.focus();
  await page.keyboard.press('Enter');
  await table.throw.waitFor();
});

test('from memory a reload does not give a second look, nor does leaving the table', async () => {
  const raw = savedKaese([null, null], toPeek, { tableOptions: { fromMemory: true } });
  const page = await at(raw);
  const table = atKaese(page);
  await toTheLook(page);
  // Who has not looked looks after a reload.
  await page.reload();
  await table.lift.tap();
  await table.whileHeld(async () => undefined);
  expect(await frontsIn(page)).toEqual([]);
  await page.getByText('You have seen it. Keep it in mind!').first().waitFor();
  expect(await table.hold.isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Leave the table' }).tap();
  await page
    .getByRole('button', { name: /Alles Käse!.*Anna/ })
    .first()
    .tap();
  await table.lift.tap();
  await page.getByText('You have seen it. Keep it in mind!').first().waitFor();
  expect(await table.hold.isDisabled()).toBe(true);

  await page.reload();
  expect(await table.next()).toBe('throw');
});

test('from memory, a peek at what one knows raises no curtain: the next one throws', async () => {
  const known = both(toPeek, canLookAgain);
  const raw = savedKaese([null, null, null], known, { tableOptions: { fromMemory: true } });
  const page = await at(raw);
  await page.getByRole('button', { name: /you have looked under it/ }).tap();
  expect(await atKaese(page).next()).toBe('throw');
  expect(await frontsIn(page)).toEqual([]);
});

test('who has looked may look again before they throw, and then throws', async () => {
  const page = await at(
    savedKaese([null, null, null], (match) => toThrow(match) && pawsOf(match) > 0),
  );
  const table = atKaese(page);
  await table.throw.waitFor();
  await table.lookAgain.tap();
  await table.lift.tap();
  await hold(page);
  await page.mouse.up();
  expect(await frontsIn(page)).toEqual([]);
  await table.done.tap();
  await table.throw.tap();
  await table.throw.waitFor({ state: 'hidden' });
});

test('who has looked may look again in a later turn, behind the curtain', async () => {
  const page = await at(savedKaese([null, null, null], canLookAgain));
  const table = atKaese(page);
  await table.lookAgain.waitFor();
  expect(await badControls(page)).toEqual([]);
  await table.lookAgain.tap();
  await table.lift.tap();
  expect(await table.next()).toBe('look');
  expect(await frontsIn(page)).toEqual([]);
  await hold(page);
  await page.mouse.up();
  expect(await frontsIn(page)).toEqual([]);
  await table.done.tap();
  // The turn goes on where it was.
  await table.lookAgain.waitFor();
});

test('alone, the slice turns over on its shelf while the paw is held', async () => {
  const page = await at(
    savedKaese([null, 'steady', 'steady'], (match) => {
      const { open } = match.state;
      return open.log.length % 3 === 0 && canLookAgain(match);
    }),
  );
  const table = atKaese(page);
  await table.lookAgain.waitFor();
  await table.whileHeld(async () => {
    await page.locator('[data-testid^="front-"]').first().waitFor();
  }, table.lookAgain);
  expect(await frontsIn(page)).toEqual([]);
});
