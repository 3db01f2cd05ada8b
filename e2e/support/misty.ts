import type { Locator, Page } from 'playwright-core';
import type { Misty, State } from '../../src/game-core/games/misty/types';
import { en } from '../../src/i18n/en';
import type { Phrases } from '../../src/i18n';
import { acting, storedMatch } from './table';

/** What can be done at the table of Misty; over: the scores are there. */
export type MistyMoment = 'place' | 'curtain' | 'wake' | 'read' | 'over';

export interface AtMisty {
  /** Waits until something is to be done; taps on the table do not let it take its time. */
  next(): Promise<MistyMoment>;
  readonly lift: Locator;
  /** The cards in hand. */
  readonly hand: Locator;
  /** The places where a card may go. */
  readonly lit: Locator;
  readonly done: Locator;
  readonly takeBack: Locator;
  /** The drawings that still have to move. */
  readonly pale: Locator;
  readonly undo: Locator;
  readonly finished: Locator;
  readonly nextRound: Locator;
  readonly bestOrder: Locator;
  readonly rematch: Locator;
  /** Chooses a card and a place, and confirms both. */
  place(card?: number, cell?: number): Promise<void>;
  /** One tap on the way through a window that comes to life. */
  wakeOne(): Promise<void>;
  /** Plays on to the scores, in every person's place; `at` is called at every moment at which people are asked. */
  playOn(at?: (moment: MistyMoment) => Promise<void>): Promise<void>;
}

export function atMisty(page: Page, say: Phrases = en): AtMisty {
  const words = say.misty;
  const button = (label: string) =>
    page.getByRole('button', { name: new RegExp(`^${label}(:|$)`) });
  const lifts = say.table.curtain.lift('').trim();
  const row = words.at({ row: { nth: 1 }, column: { nth: 1 } }, '').split(' ')[0] ?? '';
  const keys = {
    lift: page.getByRole('button', { name: new RegExp(`^${lifts} `) }),
    hand: page.getByRole('radio'),
    lit: page.getByRole('button', { name: new RegExp(`${words.canPlace}$`) }),
    done: button(words.done),
    takeBack: button(words.takeBack),
    pale: page.getByRole('button', { name: new RegExp(`^${row} \\d`) }),
    undo: button(words.undo),
    finished: button(words.finished),
    nextRound: button(words.nextRound),
    bestOrder: page.getByRole('button', { name: /’s best order$|^Beste Folge von/ }),
    rematch: button(say.scoring.rematch),
  };

  const names = {
    lifts,
    read: words.nextRound,
    undo: words.undo,
    finished: words.finished,
    row,
    over: say.scoring.title,
  };

  const next = async (): Promise<MistyMoment> => {
    const found = await page.waitForFunction(
      (known) => {
        const seen = (selector: string) =>
          [...document.querySelectorAll(selector)].filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              element.closest('[aria-hidden="true"]') === null,
          );
        const labels = (selector: string) =>
          seen(selector).map(
            (element) => element.getAttribute('aria-label') ?? element.textContent,
          );
        const buttons = labels('[role="button"]');
        if (labels('[role="heading"]').includes(known.over)) return 'over';
        if (buttons.some((label) => label.startsWith(`${known.lifts} `))) return 'curtain';
        if (buttons.includes(known.read)) return 'read';
        // The keys of a window that comes to life stay while a drawing is on its way.
        const isKey = (label: string) =>
          label.startsWith(`${known.row} `) || label.startsWith(known.finished);
        const able = labels('[role="button"]:not([aria-disabled="true"])');
        if (buttons.includes(known.undo) && able.some(isKey)) return 'wake';
        if (seen('[role="radio"]:not([aria-disabled="true"])').length > 0) return 'place';
        const edge = document.elementFromPoint(2, innerHeight / 2);
        if (edge instanceof HTMLElement) edge.click();
        return null;
      },
      names,
      { polling: 'raf' },
    );
    return (await found.jsonValue()) as MistyMoment;
  };

  const place = async (card = 0, cell = 0): Promise<void> => {
    await keys.hand.nth(card).tap();
    const isPlaced = await keys.done.isEnabled();
    if (!isPlaced) await keys.lit.nth(cell).tap();
    await acting(page, () => keys.done.tap());
  };

  const wakeOne = async (): Promise<void> => {
    const isThere = (await keys.finished.count()) > 0;
    if (isThere && (await keys.finished.isEnabled())) {
      await acting(page, () => keys.finished.tap());
      return;
    }
    const before = await page.evaluate(LIFE);
    const chosen = page.locator('[role="button"][aria-pressed="true"]');
    if ((await chosen.count()) > 0) await chosen.tap();
    else await keys.pale.first().tap();
    await page.waitForFunction(`${LIFE} !== ${JSON.stringify(before)}`);
  };

  return {
    ...keys,
    next,
    place,
    wakeOne,
    async playOn(at = async () => undefined) {
      for (;;) {
        const moment = await next();
        if (moment !== 'over') await at(moment);
        switch (moment) {
          case 'over':
            return;
          case 'curtain':
            await keys.lift.tap();
            await keys.lift.waitFor({ state: 'hidden' });
            break;
          case 'place':
            await place();
            break;
          case 'wake':
            await wakeOne();
            break;
          case 'read':
            await keys.nextRound.tap();
            await keys.nextRound.waitFor({ state: 'hidden' });
            break;
        }
      }
    },
  };
}

/** All that is said of the panes and keys, as one text. */
const LIFE = `JSON.stringify([...document.querySelectorAll('[role="cell"] [aria-label], [role="button"]')].map(
  (element) => [element.getAttribute('aria-label'), element.getAttribute('aria-pressed'), element.getAttribute('aria-disabled')]
))`;

/** The state of the only match of the device. */
export async function mistyState(page: Page): Promise<State> {
  const { match } = await storedMatch(page);
  return match.state as Misty['state'];
}

/** Cards of hands and drafts that are drawn, written or said anywhere in the page, hidden or not. */
export function secretsIn(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('[data-testid]')].flatMap((element) => {
      const [, card] =
        /^(?:hand|draft)-(\d+)$/.exec(element.getAttribute('data-testid') ?? '') ?? [];
      return card === undefined ? [] : [Number(card)];
    });
    // Said without being drawn: that no hand explains it.
    const said = document.querySelectorAll('[role="radio"], [aria-label*="not yet confirmed"]');
    const drawn = document.querySelectorAll('[data-testid^="hand-"], [data-testid^="draft-"]');
    if (said.length > 0 && drawn.length === 0) found.push(-1);
    const stored = Object.entries(localStorage).map(([key, text]) =>
      // Of a match only its head is shown; the record holds everything.
      key.includes('/matches/') ? (text.split('\n')[0] ?? '') : text,
    );
    const leaks = [location.href, document.title, ...stored].filter((text) =>
      /"hands"|"picks"|"seed"|"card":/.test(text),
    );
    return [...found, ...leaks.map(() => -1)];
  });
}
