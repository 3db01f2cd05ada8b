import type { Page } from 'playwright-core';
import { GAMES } from '../src/game-core/games';
import { actionsOf, type Match } from '../src/game-core/kernel/match';
import { en } from '../src/i18n/en';
import { readSave } from '../src/storage/save-format';
import { keyOf } from '../src/storage/store';
import { exportedApp } from './support/exported-app';
import { beforeRoll, FOUR_PEOPLE, savedMatch } from './support/saved';
import { atTable, storedMatch } from './support/table';

const app = exportedApp();

declare global {
  interface Window {
    /** Everything that this window has written about matches. */
    written?: string[];
    /** What this window found in storage, whenever it looked and it had changed. */
    found?: string[];
  }
}

/** Notes in the page what it writes, and looks at what lies there once a frame. */
function noteStorage(): void {
  const KEY = 'rainy-barn/matches/game';
  const { setItem } = Storage.prototype;
  const written: string[] = (window.written = []);
  Storage.prototype.setItem = function (key: string, text: string) {
    setItem.call(this, key, text);
    if (key === KEY) written.push(text);
  };
  const found: string[] = (window.found = []);
  const look = () => {
    const text = localStorage.getItem(KEY);
    if (text !== null && text !== found.at(-1)) found.push(text);
    requestAnimationFrame(look);
  };
  look();
}

/** Taps whatever can be tapped, once a frame, as fast as fingers never are; until the scores are there. */
function tapAway(page: Page): Promise<unknown> {
  const { roll, rollAgain, stop } = en.soEinMist;
  return page.waitForFunction(
    ({ keys, over }) => {
      const isCalled = (element: Element, name: string) => {
        const label = element.getAttribute('aria-label') ?? element.textContent;
        return label === name || label.startsWith(`${name}:`);
      };
      const buttons = [...document.querySelectorAll<HTMLElement>('[role="button"]')].filter(
        (button) =>
          button.getAttribute('aria-disabled') !== 'true' &&
          button.checkVisibility() &&
          keys.some((key) => isCalled(button, key)),
      );
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const key = buttons[Math.floor(Math.random() * buttons.length)] ?? middle;
      if (key instanceof HTMLElement) key.click();
      return [...document.querySelectorAll('[role="heading"]')].some((each) =>
        isCalled(each, over),
      );
    },
    { keys: [roll, rollAgain, stop], over: en.scoring.title },
    { polling: 'raf', timeout: 150_000 },
  );
}

function matchIn(text: string): Match {
  const read = readSave(text, GAMES);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.match;
}

const storyOf = (match: Match) => actionsOf(match).map((action) => JSON.stringify(action));

test('two windows race for a whole game: no action that either has stored or seen is rolled back', async () => {
  const saved = savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll });
  const first = await app.visit({
    address: '?match=game',
    settings: { speed: 'off' },
    matches: [saved],
    first: noteStorage,
  });
  const second = await app.another(first, '?match=game');
  const windows = [first, second];
  await Promise.all(windows.map((page) => atTable(page).roll.waitFor()));
  expect(keyOf('matches', saved.id)).toBe('rainy-barn/matches/game');
  await Promise.all(windows.map(tapAway));

  const story = storyOf((await storedMatch(first)).match);
  const isToldIn = (match: Match) =>
    storyOf(match).every((action, at) => action === story[at]) && match.length <= story.length;
  const written = await Promise.all(
    windows.map(async (page) => (await page.evaluate(() => window.written ?? [])).map(matchIn)),
  );
  // Both have played, and each moment was written once, by one of them: none was written over.
  for (const own of written) {
    expect(own.filter(({ length }) => length > saved.match.length).length).toBeGreaterThan(5);
    expect(own.every(isToldIn)).toBe(true);
  }
  const lengths = written
    .flat()
    .map(({ length }) => length)
    .filter((length) => length > saved.match.length)
    .sort((a, b) => a - b);
  expect(lengths).toEqual(
    Array.from(
      { length: story.length - saved.match.length },
      (_, nth) => saved.match.length + nth + 1,
    ),
  );
  for (const page of windows) {
    const found = (await page.evaluate(() => window.found ?? [])).map(matchIn);
    expect(found.every(isToldIn)).toBe(true);
    expect(found.every(({ length }, at) => length >= (found[at - 1]?.length ?? 0))).toBe(true);
  }
});
