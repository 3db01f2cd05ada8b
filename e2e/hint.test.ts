import type { Page } from 'playwright-core';
import { LANGUAGES } from '../src/i18n/languages';
import { violations } from './support/axe';
import { brokenWords } from './support/broken-words';
import { badControls } from './support/controls';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { HINT_SCENES, KEEP_OR_NOT, LAST_TURN } from './support/hint-scenes';
import { deciding, FOUR_PEOPLE, savedMatch } from './support/saved';
import { building, savedMisty } from './support/saved-misty';

const app = exportedApp();
const { en } = LANGUAGES;

const ownKey = (page: Page) => page.getByRole('button', { name: en.hint.key });
const owl = (page: Page) => page.getByRole('group', { name: en.hint.title });

test('a hint names the best choice, lights it, and is marked in the scores', async () => {
  const page = await app.visit({ address: '?match=game', matches: [LAST_TURN], isBrisk: true });
  await ownKey(page).tap();
  await owl(page).getByRole('listitem').first().waitFor();
  expect(await owl(page).getByRole('listitem').count()).toBe(2);
  // No absolute chance, which would tell who leads.
  expect(await owl(page).textContent()).not.toContain('%');
  expect(await cutOff(page)).toEqual([]);
  expect(await badControls(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  const isStop = await owl(page)
    .getByText(/^Stop: /)
    .count();
  const best = page.getByRole('button', { name: isStop > 0 ? /^Stop/ : /^Roll again/ });
  const rim = await best.evaluate((key) => getComputedStyle(key).boxShadow);
  expect(rim).not.toBe('none');
  await best.tap();
  await owl(page).waitFor({ state: 'detached' });
  if (isStop === 0) await page.getByRole('button', { name: /^Stop/ }).tap();
  await page.getByRole('img', { name: /Anna.*, 1 hint$/ }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: /Anna.*, 1 hint$/ }).waitFor();
});

test('at Alles Käse! the hinted key keeps or throws away', async () => {
  const page = await app.visit({ address: '?match=game', raw: KEEP_OR_NOT, isBrisk: true });
  await ownKey(page).tap();
  const title = owl(page).getByText(/^(Keep|Throw away) slice \d$/);
  await title.waitFor();
  const isKeep = (await title.textContent())?.startsWith('Keep') === true;
  const keys = [en.allesKaese.keep, en.allesKaese.throwAway].map((name) =>
    page.getByRole('button', { name: new RegExp(`^${name}`) }),
  );
  const rims = await Promise.all(
    keys.map((key) => key.evaluate((element) => getComputedStyle(element).boxShadow)),
  );
  expect(rims.map((rim) => rim !== 'none')).toEqual([isKeep, !isKeep]);
  await keys[isKeep ? 0 : 1]!.tap();
  await owl(page).waitFor({ state: 'detached' });
});

test('behind the curtain a hint is gone with the secrets', async () => {
  const raw = savedMisty({
    bots: [null, null],
    until: building(2),
    tableOptions: { 'hints/0': true, 'hints/1': true },
  });
  const page = await app.visit({ address: '?match=game', raw, isBrisk: true });
  await page.getByRole('button', { name: 'I am Ben' }).tap();
  await ownKey(page).tap();
  await owl(page).getByRole('listitem').first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.getByRole('button', { name: 'I am Ben' }).waitFor();
  expect(await owl(page).count()).toBe(0);
  await page.getByRole('button', { name: 'I am Ben' }).tap();
  await ownKey(page).waitFor();
  expect(await owl(page).count()).toBe(0);
});

test('among people there is no owl unless they want one', async () => {
  const saved = savedMatch({ bots: FOUR_PEOPLE, until: deciding });
  const page = await app.visit({ address: '?match=game', matches: [saved], isBrisk: true });
  await page.getByRole('button', { name: /^Stop/ }).waitFor();
  expect(await ownKey(page).count()).toBe(0);
});

const EVERYWHERE = HINT_SCENES.flatMap(({ name, visit }) => [
  [name, visit, 'en-GB', en] as const,
  [name, visit, 'de-DE', LANGUAGES.de] as const,
]);

test.each(EVERYWHERE)(
  'with very large words on 320 dp nothing of %s is cut off, and no word broken (%#)',
  async (_, visit, locale, say) => {
    const page = await app.visit({
      ...visit,
      size: { width: 320, height: 640 },
      text: 2,
      locale,
      isBrisk: true,
    });
    await page.getByRole('button', { name: say.hint.key }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect(await brokenWords(dialog)).toEqual([]);
    expect(await badControls(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: say.hint.close }).tap();
    await dialog.waitFor({ state: 'detached' });
  },
);

test.each(EVERYWHERE)(
  'in ordinary letters on a phone no word of %s is broken (%#)',
  async (_, visit, locale, say) => {
    const size = { width: 390, height: 844 };
    const page = await app.visit({ ...visit, size, locale, isBrisk: true });
    await page.getByRole('button', { name: say.hint.key }).tap();
    const panel = page.getByRole('group', { name: say.hint.title });
    await panel.getByRole('listitem').first().waitFor();
    expect(await brokenWords(panel)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  },
);
