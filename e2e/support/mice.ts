import type { Locator, Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import type { Phrases } from '../../src/i18n';
import { acting } from './table';

/** What can be done at the table of MICE to meet you; over: the scores are there. */
export type MiceAsked = 'throw' | 'own' | 'offer' | 'second' | 'over';

export interface AtMice {
  /** Waits until something is to be done; taps on the table do not let it take its time. */
  next(): Promise<MiceAsked>;
  readonly throw: Locator;
  /** The rooms and larders that are lit. */
  readonly lit: Locator;
  readonly yellowDice: Locator;
  readonly catch: Locator;
  readonly miss: Locator;
  readonly take: Locator;
  readonly pass: Locator;
  readonly back: Locator;
  /** What a miss may cost, or the ways to a room. */
  readonly choices: Locator;
  readonly reach: Locator;
  readonly rematch: Locator;
  /** Misses, with the first of what it may cost. */
  missAnyhow(): Promise<void>;
  /** Plays on to the scores, in every person's place: catches what is highest, takes what is left. */
  playOn(at?: (asked: MiceAsked) => Promise<void>): Promise<void>;
}

export function atMice(page: Page, say: Phrases = en): AtMice {
  const { mice: words, scoring } = say;
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(:|$)`) });
  const firstWord = (text: string) => text.replace(/ ?\d+.*$/, '').replace(/^\d+ /, '');
  const keys = [words.catch, words.close, words.closeShort, words.second].map((name) =>
    name(0).replace('0', '\\d+'),
  );
  const catching = new RegExp(`^(${[...keys, words.catchNothing].join('|')})(:|$)`);
  const taken = [words.takeNothing, words.takeShort(0).replace('0', '\\d+')].join('|');
  const names = {
    throws: words.throw,
    miss: words.miss,
    pass: words.pass,
    enough: words.enough,
    over: scoring.title,
  };

  const table = {
    throw: page.getByRole('button', { name: words.throw, exact: true }),
    lit: page
      .getByRole('button')
      .and(page.locator(`[aria-label*="${words.reachable(0).split(/[ ,]/)[0]}"]`)),
    yellowDice: page.getByRole('button', {
      name: new RegExp(`^${firstWord(words.yellowDie(0, false))}`),
    }),
    catch: page.getByRole('button', { name: catching }),
    miss: button(words.miss),
    take: page.getByRole('button', { name: new RegExp(`^(${taken})(:|$)`) }),
    pass: button(words.pass),
    back: button(words.back),
    choices: page.getByRole('radio'),
    reach: page.getByRole('button', { name: words.reach }),
    rematch: button(scoring.rematch),
  };

  const next = async (): Promise<MiceAsked> => {
    const found = await page.waitForFunction(
      (known) => {
        const labels = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .map((element) => element.getAttribute('aria-label') ?? element.textContent);
        const buttons = labels('[role="button"]');
        const isThere = (name: string) =>
          buttons.some((label) => label === name || label.startsWith(`${name}:`));
        if (labels('[role="heading"]').includes(known.over)) return 'over';
        if (isThere(known.throws)) return 'throw';
        if (isThere(known.pass)) return 'offer';
        if (isThere(known.enough)) return 'second';
        if (isThere(known.miss)) return 'own';
        const middle = document.elementFromPoint(innerWidth / 2, 70);
        if (middle instanceof HTMLElement && middle.closest('[role="button"]') === null)
          middle.click();
        return null;
      },
      names,
      { polling: 'raf' },
    );
    return (await found.jsonValue()) as MiceAsked;
  };

  /** Whether that tap was all, or there is a price to choose and a way back. */
  const isMissAsked = async (): Promise<boolean> => {
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    await table.miss.tap();
    const told = await page.waitForFunction(
      ({ stored, back }) => {
        if (JSON.stringify(localStorage) !== stored) return 'done';
        const keys = [...document.querySelectorAll('[role="button"]')];
        return keys.some((key) => (key.ariaLabel ?? key.textContent).startsWith(back)) && 'asked';
      },
      { stored: before, back: words.back },
    );
    return (await told.jsonValue()) === 'asked';
  };

  const missAnyhow = async (): Promise<void> => {
    // A hint may have asked for a miss already.
    if (!(await table.back.isVisible()) && !(await isMissAsked())) return;
    if ((await table.choices.count()) > 0) await table.choices.first().tap();
    await acting(page, () => table.miss.tap());
  };

  return {
    ...table,
    next,
    missAnyhow,
    async playOn(at = async () => undefined) {
      for (;;) {
        const asked = await next();
        if (asked !== 'over') await at(asked);
        switch (asked) {
          case 'over':
            return;
          case 'throw':
            await acting(page, () => table.throw.tap());
            break;
          case 'own':
            if ((await table.lit.count()) === 0) await missAnyhow();
            else {
              await table.lit.last().tap();
              await acting(page, () => table.catch.tap());
            }
            break;
          case 'offer':
            await acting(page, () => table.take.tap());
            break;
          case 'second':
            await acting(page, () => table.catch.tap());
            break;
        }
      }
    },
  };
}
