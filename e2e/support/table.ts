import type { Locator, Page } from 'playwright-core';
import { GAMES } from '../../src/game-core/games';
import type { Match } from '../../src/game-core/kernel/match';
import { toRecord, type MatchRecord, type Player } from '../../src/game-core/kernel/record';
import { en } from '../../src/i18n/en';
import type { Phrases } from '../../src/i18n';
import { readSave } from '../../src/storage/save-format';
import { keyOf } from '../../src/storage/store';

/** What a person can do at the table of So ein Mist, found by role and name only. */
export interface AtTable {
  readonly roll: Locator;
  /** Says what comes of it. */
  readonly stop: Locator;
  readonly rollAgain: Locator;
  /** The title of the scores. */
  readonly scores: Locator;
  /** There once all piles are turned over. */
  readonly rematch: Locator;
  /** The table says whose turn it is. */
  turnOf(name: string): Locator;
  /** Waits until something is to be done; taps on the table do not let it take its time. */
  next(): Promise<Moment>;
  /** Plays on to the scores, in every person's place. */
  playOn(choose?: Choose): Promise<void>;
}

export type Moment = 'roll' | 'decide' | 'over';

/** Whether to roll again, by what the key to stop says. */
export type Choose = (stopSays: string) => boolean;

/** Rolls on until there is food to take. */
export const hungry: Choose = (stopSays) => !/you take \+/.test(stopSays);

export function atTable(page: Page, say: Phrases = en): AtTable {
  const button = (label: string) =>
    page.getByRole('button', { name: new RegExp(`^${label}(:|$)`) });
  const roll = button(say.soEinMist.roll);
  const stop = button(say.soEinMist.stop);
  const rollAgain = button(say.soEinMist.rollAgain);
  const scores = page.getByRole('heading', { name: say.scoring.title });
  const rematch = button(say.scoring.rematch);

  const names = {
    roll: say.soEinMist.roll,
    decide: say.soEinMist.stop,
    over: say.scoring.title,
  };

  /** In the page and once a frame, since a whole game has hundreds of them. */
  const next = async (): Promise<Moment> => {
    const found = await page.waitForFunction(
      ({ roll: toRoll, decide, over }) => {
        const isThere = (selector: string, name: string) =>
          [...document.querySelectorAll(selector)].some((element) => {
            const label = element.getAttribute('aria-label') ?? element.textContent;
            return (label === name || label.startsWith(`${name}:`)) && element.checkVisibility();
          });
        if (isThere('[role="button"]', toRoll)) return 'roll';
        if (isThere('[role="button"]', decide)) return 'decide';
        if (isThere('[role="heading"]', over)) return 'over';
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        if (middle instanceof HTMLElement) middle.click();
        return null;
      },
      names,
      { polling: 'raf' },
    );
    return (await found.jsonValue()) as Moment;
  };

  const press = (key: Locator): Promise<void> => acting(page, () => key.tap());

  return {
    roll,
    stop,
    rollAgain,
    scores,
    rematch,
    turnOf: (name) =>
      page.getByText(say.soEinMist.turnOf(name), { exact: true }).filter({ visible: true }),
    next,
    async playOn(choose = () => false) {
      for (;;) {
        switch (await next()) {
          case 'over':
            return;
          case 'roll':
            await press(roll);
            break;
          case 'decide': {
            const wants = choose((await stop.getAttribute('aria-label')) ?? '');
            await press(wants && (await rollAgain.isEnabled()) ? rollAgain : stop);
          }
        }
      }
    },
  };
}

/** All stored matches as one text. */
const STORED = `JSON.stringify(
  Object.entries(localStorage).filter(([key]) => key.startsWith('${keyOf('matches', '')}'))
)`;

/** Does something that is an action of a match, and waits until that is stored, and shown a frame later. */
export async function acting(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(STORED);
  await act();
  await page.waitForFunction(
    `${STORED} !== ${JSON.stringify(before)} && new Promise((shown) => requestAnimationFrame(() => shown(true)))`,
  );
}

/** A match as it lies in the device's storage, opened by the rules: what opens is legal. */
export interface Stored {
  readonly id: string;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly record: MatchRecord;
}

/** All matches of the device, by id. */
export async function storedMatches(page: Page): Promise<ReadonlyMap<string, Stored>> {
  const prefix = keyOf('matches', '');
  const entries = await page.evaluate(
    (start) => Object.entries(localStorage).filter(([key]) => key.startsWith(start)),
    prefix,
  );
  return new Map(
    entries.map(([key, text]) => {
      const id = key.slice(prefix.length);
      const saved = readSave(text as string, GAMES);
      if (!saved.ok) throw new Error(`${id} is not legal: ${saved.error.message}`);
      const { match, players } = saved.value;
      return [id, { id, match, players, record: toRecord(match, players) }];
    }),
  );
}

/** The only match of the device. */
export async function storedMatch(page: Page): Promise<Stored> {
  const [stored, ...others] = (await storedMatches(page)).values();
  if (stored === undefined || others.length > 0)
    throw new Error(`${others.length + (stored ? 1 : 0)} matches are stored, not one.`);
  return stored;
}
