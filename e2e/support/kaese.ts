import type { Locator, Page } from 'playwright-core';
import type { AllesKaese, State } from '../../src/game-core/games/alles-kaese/types';
import { en } from '../../src/i18n/en';
import type { Phrases } from '../../src/i18n';
import { GLANCE } from '../../src/tables/alles-kaese/look/glance';
import { acting, storedMatch } from './table';

/** What can be done at the table of Alles Käse!; over: the scores are there. */
export type KaeseMoment = 'throw' | 'choose' | 'peek' | 'curtain' | 'look' | 'caught' | 'over';

export interface AtKaese {
  /** Waits until something is to be done; taps on the table do not let it take its time. */
  next(): Promise<KaeseMoment>;
  readonly throw: Locator;
  readonly keep: Locator;
  readonly throwAway: Locator;
  readonly hold: Locator;
  readonly done: Locator;
  readonly lift: Locator;
  readonly lookAgain: Locator;
  readonly rematch: Locator;
  /** The slices that can be tapped. */
  readonly slices: Locator;
  /** Presses the key to look and does not let go; what it shows is there. */
  holdDown(key?: Locator): Promise<void>;
  /** While the key to look is held. */
  whileHeld(see: () => Promise<void>, key?: Locator): Promise<void>;
  /** Plays on to the scores, in every person's place; `at` is called at every moment at which people are asked. */
  playOn(choose: 'keep' | 'throw away', at?: (moment: KaeseMoment) => Promise<void>): Promise<void>;
}

export function atKaese(page: Page, say: Phrases = en): AtKaese {
  const words = say.allesKaese;
  const button = (label: string) =>
    page.getByRole('button', { name: new RegExp(`^${label.replace('?', '\\?')}(:|$)`) });
  const lifts = say.table.curtain.lift('').trim();
  const table: Omit<AtKaese, 'next' | 'holdDown' | 'whileHeld' | 'playOn'> = {
    throw: button(words.throw),
    keep: button(words.keep),
    throwAway: button(words.throwAway),
    hold: button(words.holdKey),
    done: page.getByRole('button', { name: new RegExp(`^${words.lookDoneShort}`) }),
    lift: page.getByRole('button', { name: new RegExp(`^${lifts} `) }),
    lookAgain: button(words.lookAgain),
    rematch: button(say.scoring.rematch),
    slices: page.getByRole('button', {
      name: new RegExp(`^${words.slice(1, 2).split(' ')[0]} \\d`),
    }),
  };

  const names = {
    lifts,
    done: words.lookDoneShort,
    caught: words.toScores,
    throws: words.throw,
    keep: words.keep,
    slice: words.slice(1, 2).split(' ')[0] ?? '',
    over: say.scoring.title,
  };

  const next = async (): Promise<KaeseMoment> => {
    const found = await page.waitForFunction(
      (known) => {
        const labels = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) &&
                element.closest('[aria-hidden="true"]') === null,
            )
            .map((element) => element.getAttribute('aria-label') ?? element.textContent);
        const buttons = labels('[role="button"]');
        const isThere = (name: string) =>
          buttons.some((label) => label === name || label.startsWith(`${name}:`));
        if (labels('[role="heading"]').includes(known.over)) return 'over';
        if (buttons.some((label) => label.startsWith(`${known.lifts} `))) return 'curtain';
        if (buttons.some((label) => label.startsWith(known.done))) return 'look';
        if (isThere(known.caught)) return 'caught';
        if (isThere(known.throws)) return 'throw';
        if (isThere(known.keep)) return 'choose';
        if (buttons.some((label) => label.startsWith(`${known.slice} `))) return 'peek';
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        if (middle instanceof HTMLElement) middle.click();
        return null;
      },
      names,
      { polling: 'raf' },
    );
    return (await found.jsonValue()) as KaeseMoment;
  };

  const holdDown: AtKaese['holdDown'] = async (key = table.hold) => {
    await key.waitFor();
    const box = await key.boundingBox();
    if (box === null) throw new Error('There is no key to hold.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // It takes no finger for a moment after the tap that brought it.
    await page.waitForFunction(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[aria-expanded]') != null,
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    );
    await page.mouse.down();
    await page.locator('[aria-expanded="true"]').waitFor();
  };

  /** A touch that is shorter is no look. */
  const whileHeld: AtKaese['whileHeld'] = async (see, key = table.hold) => {
    await holdDown(key);
    const shown = aGlance(page);
    await see();
    await shown;
    await page.mouse.up();
  };

  const decide = async (choose: 'keep' | 'throw away'): Promise<void> => {
    const key = choose === 'keep' ? table.keep : table.throwAway;
    if (!(await key.isEnabled())) await table.slices.first().tap();
    await acting(page, () => key.tap());
  };

  return {
    ...table,
    next,
    holdDown,
    whileHeld,
    async playOn(choose, at = async () => undefined) {
      for (;;) {
        const moment = await next();
        if (moment !== 'over') await at(moment);
        switch (moment) {
          case 'over':
            return;
          case 'throw':
            await acting(page, () => table.throw.tap());
            break;
          case 'choose':
            await decide(choose);
            break;
          case 'peek':
            await acting(page, () => table.slices.last().tap());
            break;
          case 'curtain':
            await table.lift.tap();
            await table.lift.waitFor({ state: 'hidden' });
            break;
          case 'look':
            await whileHeld(async () => undefined);
            await table.done.tap();
            await table.done.waitFor({ state: 'hidden' });
            break;
          case 'caught':
            await button(words.toScores).tap();
            break;
        }
      }
    },
  };
}

/** As long as somebody has to see a front for it to be a look, by the clock of the page. */
export async function aGlance(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), GLANCE);
}

/** The state of the only match of the device. */
export async function kaeseState(page: Page): Promise<State> {
  const { match } = await storedMatch(page);
  return match.state as AllesKaese['state'];
}

/** The fronts that are drawn, written or said anywhere in the page, its address and what is stored beside matches. */
export function frontsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name === 'data-testid' && value.startsWith('front-')) found.push(value);
        // "Cheese, 5 holes", also within what is said of a slice.
        const told = /^aria-|^title$|^alt$/.test(name)
          ? value.match(/(Cheese|Trap|Käse|Falle), \d (hole|L)/g)
          : null;
        found.push(...(told ?? []));
      }
    }
    const lines = [...document.querySelectorAll('[dir="auto"], [role="status"]')].map(
      (element) => element.textContent,
    );
    found.push(
      ...lines.filter((line) => /^(A trap!|Cheese!|(Cheese|Trap), \d holes?)$/.test(line)),
    );
    const stored = Object.entries(localStorage).map(([key, text]) =>
      // Of a match only its head is shown; the record holds everything.
      key.includes('/matches/') ? (text.split('\n')[0] ?? '') : text,
    );
    for (const text of [location.href, document.title, ...stored]) {
      // How many cheeses somebody has is in a result by that name.
      if (/"front"|"pack"|"seed"|"(cheese|trap)"(?!:)/.test(text)) found.push(text);
    }
    return found;
  });
}
