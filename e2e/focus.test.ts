import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { atMisty } from './support/misty';
import { FOUR_PEOPLE, over, savedMatch } from './support/saved';
import { savedMisty, waking } from './support/saved-misty';
import { seated } from './support/set-up';
import { acting, atTable } from './support/table';

const app = exportedApp();
const GAME = 'So ein Mist';

declare global {
  /** Where the focus was before it fell to the page, frame by frame. */
  var lostFocus: string[];
}

/** Looks at every frame where the focus is. */
function watchFocus(): void {
  globalThis.lostFocus = [];
  let last: string | null = null;
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) {
      if (last !== null) globalThis.lostFocus.push(last);
    } else last = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What has the focus, by its name. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

const untilFocused = (page: Page, tag: string, name: string) =>
  page.waitForFunction(
    ([wantedTag, wanted]) => {
      const active = document.activeElement;
      const label = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      return active?.tagName === wantedTag && (label === wanted || label.startsWith(`${wanted}:`));
    },
    [tag, name],
  );
const onKey = (page: Page, name: string) => untilFocused(page, 'BUTTON', name);
const onHeading = (page: Page, level: 1 | 2, name: string) => untilFocused(page, `H${level}`, name);

/** With the Tab key, as people without a pointer do. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

test('a stretch of play by keyboard: the focus is never lost, and is where people go on', async () => {
  const page = await app.visit({
    isBrisk: true,
    setUp: seated([null, 'greedy', 'greedy'], { start: 1 }),
    first: watchFocus,
  });
  await page.getByRole('button', { name: en.lobby.playOf(GAME) }).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await tabTo(page, `${en.lobby.playOf(GAME)}, ${en.lobby.players('3–6')}`);
  await page.keyboard.press('Enter');
  await onHeading(page, 1, GAME);
  await tabTo(page, en.setUp.start);
  await page.keyboard.press('Enter');
  await page.waitForURL(/match=/);
  await onHeading(page, 1, GAME);

  // Before the cards are dealt, the Tab key leads out of the page.
  await atTable(page).roll.waitFor();
  await tabTo(page, en.soEinMist.roll);
  for (let turn = 0; turn < 3; turn += 1) {
    await onKey(page, en.soEinMist.roll);
    await page.keyboard.press('Enter');
    await onKey(page, en.soEinMist.stop);
    await page.keyboard.press('Enter');
  }
  await onKey(page, en.soEinMist.roll);

  await tabTo(page, en.table.log, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await onHeading(page, 2, en.table.log);
  await tabTo(page, en.table.close);
  await page.keyboard.press('Enter');
  await onKey(page, en.table.log);
  await tabTo(page, en.table.rules);
  await page.keyboard.press('Enter');
  await onHeading(page, 1, GAME);
  await tabTo(page, en.rules.back, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await onHeading(page, 1, GAME);
  expect(await page.evaluate(() => globalThis.lostFocus)).toEqual([]);
});

test('the end of a game by keyboard leads to the scores, to the game again and back', async () => {
  const { length } = savedMatch({ bots: FOUR_PEOPLE, until: over }).match;
  const late = savedMatch({ bots: FOUR_PEOPLE, until: (match) => match.length === length - 1 });
  const page = await app.visit({
    isBrisk: true,
    address: '?match=game',
    matches: [late],
    first: watchFocus,
  });
  const table = atTable(page);
  expect(await table.next()).toBe('decide');
  await table.stop.focus();
  await page.keyboard.press('Enter');
  await onHeading(page, 1, en.scoring.title);
  await table.rematch.waitFor();
  await tabTo(page, en.scoring.replay);
  await page.keyboard.press('Enter');
  await onHeading(page, 1, en.table.replay.title);
  // A key that switches itself off hands the focus to its neighbour.
  await tabTo(page, en.table.replay.forward);
  await page.keyboard.press('Enter');
  await tabTo(page, en.table.replay.back, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await onKey(page, en.table.replay.play);
  await tabTo(page, en.table.replay.end, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await onHeading(page, 1, en.scoring.title);
  expect(await page.evaluate(() => globalThis.lostFocus)).toEqual([]);
});

test('where a key is removed by its own press, the focus goes to what is nearest', async () => {
  const page = await app.visit({
    motion: 'reduce',
    raw: { 'rainy-barn/matches/torn': 'torn' },
    first: watchFocus,
  });
  const ok = page.getByRole('button', { name: en.lobby.ok, exact: true });
  await ok.focus();
  await page.keyboard.press('Enter');
  await ok.waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    /^(Play|Rules of) /.test(document.activeElement?.getAttribute('aria-label') ?? ''),
  );
  expect(await page.evaluate(() => globalThis.lostFocus)).toEqual([]);
});

test('keys show the ring, fingers do not, and the browser draws none of its own', async () => {
  const page = await app.visit({ motion: 'reduce' });
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!);
      return outlineStyle === 'none' ? null : { outlineStyle, outlineWidth, boxShadow };
    });
  const settings = page.getByRole('button', { name: en.lobby.settings });
  await settings.waitFor();
  await page.keyboard.press('Tab');
  expect(await ring()).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  expect((await ring())?.boxShadow).toMatch(/0px 0px 0px 6px$/);
  await settings.tap();
  await onHeading(page, 1, en.app.settings);
  expect(await ring()).toBeNull();
  await page.getByRole('radio', { name: en.settings.night }).tap();
  expect(await ring()).toBeNull();
  await page.keyboard.press('ArrowLeft');
  expect(await ring()).toMatchObject({ outlineWidth: '3px' });
});

test('a window comes to life by Enter alone: the focus goes from drawing to drawing, then out to the keys', async () => {
  const raw = savedMisty({ bots: [null, 'greedy', 'hasty'], until: waking(0, 0, 1) });
  const page = await app.visit({ address: '?match=game', raw, isBrisk: true, first: watchFocus });
  const { pale, finished } = atMisty(page);
  await pale.first().waitFor();
  expect(await pale.count()).toBeGreaterThan(2);
  await pale.first().focus();
  const where = () =>
    page.evaluate(() => document.activeElement?.closest('[role=table]') !== null && 'drawings');
  while (!(await finished.isEnabled())) {
    expect(await where()).toBe('drawings');
    const left = await pale.count();
    await page.keyboard.press('Enter');
    await pale.nth(left - 1).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON');
  }
  expect(await page.evaluate(() => globalThis.lostFocus)).toEqual([]);
  await finished.focus();
  await acting(page, () => page.keyboard.press('Enter'));
  await finished.waitFor({ state: 'hidden' });
  const waitsAtHome = () => document.activeElement?.closest('[data-focus-home]') !== null;
  expect(await page.evaluate(waitsAtHome)).toBe(true);
});
