import type { Locator, Page } from 'playwright-core';
import { isOver } from '../src/game-core/kernel/match';
import type { State } from '../src/game-core/games/mice-to-meet-you/types';
import { outcomeOf } from '../src/tables/mice-to-meet-you/choosing/outcome';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { cutOff } from './support/cut-off';
import { holdClock } from './support/held-clock';
import { atMice } from './support/mice';
import {
  deciding,
  manyWays,
  missCosts,
  offered,
  savedMice,
  toThrow,
  withNuts,
  type MiceMoment,
} from './support/saved-mice';
import { settled } from './support/scenes';
import { acting, storedMatch } from './support/table';

jest.setTimeout(120_000);

const app = exportedApp();
const people = (seats: number) => Array.from({ length: seats }, () => null);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Presses Tab until the focus is on what is called so, and then Enter. */
async function pressByKeys(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60 && !name.test(await focused(page)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await focused(page)).toMatch(name);
  await page.keyboard.press('Enter');
}

test('a turn and an offer by keyboard: the focus comes to what is asked, and no room is silent', async () => {
  const page = await app.visit({
    address: '?match=game',
    raw: savedMice({ bots: people(2), until: toThrow(4) }),
    isBrisk: true,
  });
  const table = atMice(page);
  await table.throw.waitFor();
  const { length } = (await storedMatch(page)).match;
  await acting(page, () => pressByKeys(page, /^Throw$/));
  await table.miss.waitFor();
  expect((await storedMatch(page)).match).toHaveLength(length + 1);

  await pressByKeys(page, /^(Room|Larder) \d+, .*(out of reach|only after)/);
  await page
    .getByRole('status')
    .filter({ hasText: /larder|nut|room/ })
    .first()
    .waitFor({ state: 'attached' });
  await pressByKeys(page, /^(Room|Larder) \d+, .*reachable/);
  await acting(page, () => pressByKeys(page, /^(Catch|Close larder) \d+/));
  const asked = await table.next();
  // Whoever is asked for what is left begins with what it can be used for.
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') !== null);
  if (asked === 'offer') {
    expect(await focused(page)).toMatch(/^(Room|Larder) \d+, costs/);
    await acting(page, () => pressByKeys(page, /^Pass/));
  }
  expect(await table.next()).toBe('throw');
});

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('a tap on a chip opens that house on $width × $height', async (size) => {
  const page = await app.visit({
    address: '?match=game',
    raw: savedMice({ bots: people(3), until: deciding(4) }),
    size,
    motion: 'reduce',
  });
  await atMice(page).miss.waitFor();
  const chips = page.getByRole('button', { name: /, \d+ rooms?, .* larders?, / });
  expect(await chips.count()).toBe(2);
  for (const chip of await chips.all()) {
    const [name] = (await chip.getAttribute('aria-label'))!.split(',');
    await chip.tap();
    await page.getByRole('dialog').getByText(name!).first().waitFor();
    await page.getByRole('button', { name: en.table.close }).last().tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('the tail of taps on one key does not answer for the next person', async () => {
  // Whoever passes hands on to somebody who can use it too.
  const isHandedOn: MiceMoment = (match) =>
    offered(6)(match) && outcomeOf(match.state, match.state.asked!, { type: 'pass' }).next !== null;
  const page = await app.visit({
    address: '?match=game',
    raw: savedMice({ bots: people(4), until: isHandedOn }),
    settings: { speed: 'off' },
  });
  const table = atMice(page);
  await table.pass.waitFor();
  const clock = await holdClock(page);
  const own = page.getByLabel((await table.pass.getAttribute('aria-label'))!, { exact: true });
  await clock.tap(own);
  await own.waitFor({ state: 'hidden' });
  const { length, state } = (await storedMatch(page)).match;
  expect((state as State).asked).not.toBeNull();
  for (const ms of [300, 300, 600]) {
    await clock.run(ms);
    await clock.tap(table.take);
  }
  await clock.run(1000);
  expect((await storedMatch(page)).match).toHaveLength(length);

  const asked = page.getByLabel((await table.take.getAttribute('aria-label'))!, { exact: true });
  await clock.tap(asked);
  await asked.waitFor({ state: 'hidden' });
  expect((await storedMatch(page)).match.length).toBeGreaterThan(length);
});

test('a reload in the middle of what moves leaves what was decided, and the table goes on', async () => {
  const page = await app.visit({
    address: '?match=game',
    raw: savedMice({ bots: people(3), until: withNuts(9, 1) }),
  });
  const table = atMice(page);
  await table.lit.last().tap();
  await acting(page, () => table.catch.tap());
  const before = (await storedMatch(page)).match;
  await page.reload();
  await table.next();
  const after = (await storedMatch(page)).match;
  expect(after.state).toEqual(before.state);
  await table
    .playOn(async () => {
      if ((await storedMatch(page)).match.length > before.length + 6) throw new Error('far enough');
    })
    .catch((error: Error) => expect(error.message).toBe('far enough'));
  expect(isOver((await storedMatch(page)).match)).toBe(false);
});

test('turned round, the table keeps what was put together, and nothing is cut off', async () => {
  const page = await app.visit({
    address: '?match=game',
    raw: savedMice({ bots: people(4), until: deciding(8) }),
    size: { width: 360, height: 640 },
    motion: 'reduce',
  });
  const table = atMice(page);
  await table.lit.last().tap();
  const put = await table.catch.getAttribute('aria-label');
  for (const size of [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    // The table hears of its new size a moment later.
    await page.waitForFunction((label) => {
      const box = document.querySelector(`[aria-label="${label}"]`)?.getBoundingClientRect();
      return box !== undefined && box.right <= innerWidth && box.bottom <= innerHeight;
    }, put);
    await settled(page);
    expect(await table.catch.getAttribute('aria-label')).toBe(put);
    expect(await cutOff(page)).toEqual([]);
  }
  await acting(page, () => table.catch.tap());
});

/** Words that take more than one line, or end in dots. */
const brokenWords = (where: Locator) =>
  where.locator('[dir="auto"]').evaluateAll((all) =>
    all
      .filter((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        return lines.size > 1 || words.scrollWidth > words.clientWidth + 1;
      })
      .map((words) => words.textContent),
  );

test.each([
  { locale: 'en-GB', say: en },
  { locale: 'de-DE', say: de },
])('ways that everybody else could use fit on the smallest phone, in $locale', async (each) => {
  const { locale, say } = each;
  const page = await app.visit({
    address: '?match=game',
    raw: savedMice({ bots: people(5), until: manyWays(4) }),
    size: { width: 360, height: 640 },
    locale,
    motion: 'reduce',
  });
  const table = atMice(page, say);
  await table.miss.waitFor();
  const seen = new Set<number>();
  for (const room of await table.lit.all()) {
    await room.tap();
    seen.add(await table.choices.count());
    expect(await cutOff(page)).toEqual([]);
    expect(await brokenWords(table.choices)).toEqual([]);
  }
  expect(seen).toContain(3);
});

test.each([
  { locale: 'en-GB', say: en, size: { width: 360, height: 640 } },
  { locale: 'de-DE', say: de, size: { width: 360, height: 640 } },
  { locale: 'de-DE', say: de, size: { width: 390, height: 844 } },
])('what a miss may cost fits on $size.width dp, in $locale', async ({ locale, say, size }) => {
  const page = await app.visit({
    address: '?match=game',
    // The seed gives a room of two digits and three larders to choose from.
    raw: savedMice({ bots: people(3), by: 'eager', seed: 'c0', until: missCosts(4) }),
    size,
    locale,
    motion: 'reduce',
  });
  const table = atMice(page, say);
  await table.miss.tap();
  await table.back.waitFor();
  expect(await table.choices.count()).toBe(4);
  expect(await cutOff(page)).toEqual([]);
  expect(await brokenWords(table.choices)).toEqual([]);
  expect(await brokenWords(page.getByText(say.mice.missTitle).locator('..'))).toEqual([]);
});
