import { en } from '../src/i18n/en';
import { keyOf } from '../src/storage/store';
import { exportedApp } from './support/exported-app';
import { beforeRoll, deciding, FOUR_PEOPLE, ONE_PERSON, over, savedMatch } from './support/saved';
import { start } from './support/set-up';
import { acting, atTable, storedMatches } from './support/table';

jest.setTimeout(60_000);

const app = exportedApp();
const GAME = 'So ein Mist';
const goOnWith = (players: string) => en.lobby.goOnWith(GAME, players);

const people = (id: string, names: readonly string[]) =>
  savedMatch({ id, seed: id, names, bots: [null, null, null], until: deciding });
const ANNA = people('one', ['Anna', 'Ben', 'Clara']);
const OMA = people('two', ['Oma', 'Opa', 'Kim']);
const ZOE = people('three', ['Zoe', 'Max', 'Mia']);
const LEA = people('four', ['Lea', 'Tom', 'Ida']);

test('several games wait, the latest first; one of them is gone on with, one is deleted', async () => {
  const done = savedMatch({ id: 'done', bots: FOUR_PEOPLE, until: over });
  const page = await app.visit({ matches: [ANNA, OMA, done, ZOE, LEA] });
  const waiting = page.getByRole('button', { name: /^Continue / });
  await page.getByRole('heading', { name: en.lobby.open }).waitFor();
  const shown = await waiting.evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(shown).toEqual([
    goOnWith('Anna, Ben, Clara'),
    goOnWith('Oma, Opa, Kim'),
    goOnWith('Zoe, Max, Mia'),
  ]);
  await page.getByRole('button', { name: en.lobby.more(1) }).tap();
  await page.getByRole('button', { name: goOnWith('Lea, Tom, Ida') }).waitFor();

  await page.getByRole('button', { name: en.lobby.remove(GAME, 'Anna, Ben, Clara') }).tap();
  await page.getByRole('dialog').getByRole('button', { name: en.lobby.keep }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect((await storedMatches(page)).has('one')).toBe(true);
  await page.getByRole('button', { name: en.lobby.remove(GAME, 'Anna, Ben, Clara') }).tap();
  await page.getByRole('dialog').getByRole('button', { name: en.lobby.doRemove }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: goOnWith('Oma, Opa, Kim') }).tap();
  const table = atTable(page);
  await table.stop.waitFor();
  await table.turnOf('Oma').waitFor();
  await acting(page, () => table.stop.tap());
  expect(await table.next()).toBe('roll');
  await page.getByRole('button', { name: en.table.leave }).tap();

  // Played last, so now on top; the deleted one stays away.
  await page.reload();
  await waiting.first().waitFor();
  expect(await waiting.first().getAttribute('aria-label')).toBe(goOnWith('Oma, Opa, Kim'));
  expect([...(await storedMatches(page)).keys()].sort()).toEqual(['done', 'four', 'three', 'two']);
});

test('what cannot be read is set aside with a message, and the other games are here', async () => {
  const raw = {
    [keyOf('matches', 'torn')]: '{"playedAt":1,"reco',
    [keyOf('matches', 'forged')]: JSON.stringify({ playedAt: 1, record: { format: 'chess' } }),
    'somebody-elses': 'not ours',
  };
  const page = await app.visit({ raw, matches: [ANNA] });
  const message = page.getByText(en.lobby.aside(2)).first();
  await message.waitFor();
  await page.getByRole('button', { name: goOnWith('Anna, Ben, Clara') }).waitFor();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept['somebody-elses']).toBe('not ours');
  expect(kept[keyOf('set-aside', 'matches/torn')]).toBe(raw[keyOf('matches', 'torn')]);
  expect(kept[keyOf('set-aside', 'matches/forged')]).toBe(raw[keyOf('matches', 'forged')]);

  await page.getByRole('button', { name: en.lobby.ok, exact: true }).tap();
  await message.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: goOnWith('Anna, Ben, Clara') }).tap();
  await atTable(page).stop.waitFor();
});

test('broken settings, set-ups and house rules keep nobody from playing', async () => {
  const page = await app.visit({
    raw: {
      [keyOf('settings', 'app')]: '{"speed":"warp"}',
      [keyOf('set-ups', 'so-ein-mist')]: '[]',
      [keyOf('presets', 'so-ein-mist/1')]: 'null',
    },
  });
  await page.getByRole('button', { name: en.lobby.playOf(GAME) }).tap();
  await page.getByText(en.setUp.asideSetUp).first().waitFor();
  await page.getByText(en.setUp.asidePresets(1)).first().waitFor();
  await start(page);
  expect(await atTable(page).next()).toBe('roll');
});

test('on a full device people are told that nothing is stored, and can go on', async () => {
  const page = await app.visit({
    settings: { speed: 'fast' },
    matches: [savedMatch({ bots: ONE_PERSON, until: beforeRoll })],
    address: '?match=game',
    first: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  });
  const table = atTable(page);
  const message = page.getByText(en.table.unsaved).first();
  await table.roll.tap();
  await message.waitFor();
  await page.getByRole('button', { name: en.table.close }).tap();
  await message.waitFor({ state: 'hidden' });
  await table.stop.tap();
  // Who has read it is left alone, and plays on.
  expect(await table.next()).toBe('roll');
  expect(await message.count()).toBe(0);
  await page.getByText(en.soEinMist.round(2, 7), { exact: true }).waitFor();

  // The game is still there for somebody who looks into the lobby.
  await page.getByRole('button', { name: en.table.leave }).tap();
  await page.getByRole('button', { name: /^Continue / }).tap();
  await page.getByText(en.soEinMist.round(2, 7), { exact: true }).waitFor();
});

test('house rules under a name: saved, used, renamed and deleted', async () => {
  const page = await app.visit({ address: '?set-up=so-ein-mist' });
  const doubling = page.getByRole('switch', { name: /^Doubling/ });
  const anotherRound = page.getByRole('switch', { name: /^Another round/ });
  const toRules = page.getByRole('button', { name: new RegExp(`^${en.setUp.presets}`) });
  const sheet = page.getByRole('dialog');
  const preset = (name: string) => sheet.getByRole('button', { name: new RegExp(`^${name}`) });

  await doubling.tap();
  await toRules.tap();
  await sheet.getByRole('textbox', { name: en.setUp.presetName }).fill('Sundays');
  await sheet.getByRole('button', { name: en.setUp.savePreset }).tap();
  await preset('Sundays').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  // Other rules, then after a reload back to Sundays with one tap.
  await doubling.tap();
  await anotherRound.tap();
  await page.reload();
  await toRules.tap();
  await preset('Sundays').tap();
  await sheet.waitFor({ state: 'hidden' });
  expect(await doubling.isChecked()).toBe(true);
  expect(await anotherRound.isChecked()).toBe(false);
  await page.getByText(en.setUp.presetNow('Sundays')).waitFor();

  await toRules.tap();
  await sheet.getByRole('button', { name: en.setUp.rename('Sundays') }).tap();
  await sheet.getByRole('textbox').fill('Oma’s');
  await sheet.getByRole('button', { name: en.setUp.savePreset }).tap();
  await preset('Oma’s').waitFor();
  await page.reload();
  await page.getByText(en.setUp.presetNow('Oma’s')).waitFor();

  await toRules.tap();
  await sheet.getByRole('button', { name: en.setUp.forget('Oma’s') }).tap();
  await sheet.getByRole('button', { name: en.setUp.doForget }).tap();
  await preset('Oma’s').waitFor({ state: 'hidden' });
  await page.reload();
  await toRules.tap();
  await sheet.waitFor();
  expect(await preset('Oma’s').isVisible()).toBe(false);
});
