import { en } from '../src/i18n/en';
import { keyOf } from '../src/storage/store';
import { PLAYABLE } from '../src/tables/playable';
import { badControls } from './support/controls';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { lasting, setLanguage, setScreen } from './support/live';
import { beforeRoll, deciding, FOUR_PEOPLE, ONE_PERSON, over, savedMatch } from './support/saved';
import { start } from './support/set-up';
import { acting, atTable, storedMatches } from './support/table';

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
  const ours = page.getByRole('button', { name: en.lobby.ours });
  const sheet = page.getByRole('dialog');
  const sign = page.getByRole('button', { name: /^Continue / });
  await sign.waitFor();
  expect(await sign.getAttribute('aria-label')).toContain(goOnWith('Anna, Ben, Clara'));
  await ours.tap();
  const waiting = sheet.getByRole('button', { name: /^Continue / });
  await waiting.first().waitFor();
  const shown = await waiting.evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(shown).toEqual([
    goOnWith('Anna, Ben, Clara'),
    goOnWith('Oma, Opa, Kim'),
    goOnWith('Zoe, Max, Mia'),
    goOnWith('Lea, Tom, Ida'),
  ]);

  await page.getByRole('button', { name: en.lobby.remove(GAME, 'Anna, Ben, Clara') }).tap();
  await sheet.getByRole('button', { name: en.lobby.keep }).tap();
  await waiting.first().waitFor();
  expect((await storedMatches(page)).has('one')).toBe(true);
  await page.getByRole('button', { name: en.lobby.remove(GAME, 'Anna, Ben, Clara') }).tap();
  await sheet.getByRole('button', { name: en.lobby.doRemove }).tap();
  await waiting.nth(2).waitFor();
  await waiting.nth(3).waitFor({ state: 'detached' });

  await sheet.getByRole('button', { name: goOnWith('Oma, Opa, Kim') }).tap();
  const table = atTable(page);
  await table.stop.waitFor();
  await table.turnOf('Oma').waitFor();
  await acting(page, () => table.stop.tap());
  expect(await table.next()).toBe('roll');
  await page.getByRole('button', { name: en.table.leave }).tap();

  // Played last, so now on top; the deleted one stays away.
  await page.reload();
  await sign.waitFor();
  expect(await sign.getAttribute('aria-label')).toContain(goOnWith('Oma, Opa, Kim'));
  expect([...(await storedMatches(page)).keys()].sort()).toEqual(['done', 'four', 'three', 'two']);
});

test('from the door to the first roll: four known people in five taps, each with a face', async () => {
  const names = ['Anna', 'Ben', 'Clara', 'David'];
  const raw = Object.fromEntries(
    names.map((name, at) => [
      keyOf('persons', name),
      JSON.stringify({ version: 1, name, picture: ['girl', 'boy', 'redhead', 'beard'][at] }),
    ]),
  );
  const page = await app.visit({ raw });
  await page.getByRole('button', { name: en.lobby.playOf(GAME) }).tap();
  await page.getByRole('checkbox', { name: en.setUp.sits('Anna', 1) }).waitFor();
  for (const name of names.slice(1)) await page.getByRole('checkbox', { name }).tap();
  await page.getByRole('button', { name: en.setUp.start, exact: true }).tap();
  expect(await atTable(page).next()).toBe('roll');
  await atTable(page).turnOf('Anna').waitFor();
});

test('from the door to the first roll: a person against bots in two taps', async () => {
  const page = await app.visit({});
  await page.getByRole('button', { name: en.lobby.playOf(GAME) }).tap();
  await page.getByRole('button', { name: en.setUp.start, exact: true }).tap();
  expect(await atTable(page).next()).toBe('roll');
  await atTable(page).turnOf(en.app.person(1)).waitFor();
});

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 1440, height: 900 },
];

/** Keys that stick out of the screen, by their names. */
const outOfSight = () =>
  [...document.querySelectorAll('[role="button"]')]
    .filter((key) => {
      const { left, top, right, bottom } = key.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    })
    .map((key) => key.ariaLabel ?? key.textContent);

test.each([
  ['no game waits', []],
  ['a game waits', [ANNA]],
])('all of the front is seen at once on every screen: %s', async (_, matches) => {
  const page = await app.visit({ matches, motion: 'reduce' });
  // Doors, a book for each that leads to a table, settings, two keys, and the sign.
  const count = 7 + PLAYABLE.length + matches.length;
  const keys = page.getByRole('button');
  await keys.nth(count - 1).waitFor();
  for (const language of ['en', 'de'] as const) {
    await setLanguage(page, language);
    for (const size of SIZES) {
      await setScreen(page, size);
      const found = await lasting(page, async () => [
        ...(await page.evaluate(outOfSight)),
        ...(await cutOff(page)),
        ...(await badControls(page)),
      ]);
      expect({ language, size, found, keys: await keys.count() }).toEqual({
        language,
        size,
        found: [],
        keys: count,
      });
    }
  }
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

  // It would be gone: the browser asks first.
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();
  await page.getByText(en.soEinMist.round(2, 7), { exact: true }).waitFor();
});

test('nothing is asked of who closes the page while all is stored', async () => {
  const page = await app.visit({
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll })],
    address: '?match=game',
  });
  const table = atTable(page);
  await acting(page, () => table.roll.tap());
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
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
