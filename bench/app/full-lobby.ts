import type { Browser, BrowserContext } from 'playwright-core';
import { expo } from '../../app.json';
import {
  afterTurns,
  deciding,
  FOUR_PEOPLE,
  ONE_PERSON,
  over,
  savedMatch,
} from '../../e2e/support/saved';
import type { Match } from '../../src/game-core/kernel/match';
import { resultOf, saveResult } from '../../src/storage/results';
import { writeSave } from '../../src/storage/save-format';
import { keyOf, type Store } from '../../src/storage/store';
import type { Row } from '../measure';
import { median, newPhone, THROTTLE } from './phone';
import { visit } from './start';

const LOADS = 11;
const FINISHED = 300;
const OPEN = 20;

/** What lies on a phone on which a family has played for years, and nothing was ever cleared away. */
async function yearsOfPlaying(): Promise<readonly (readonly [string, string])[]> {
  const items = new Map([[keyOf('app', 'version'), expo.version]]);
  const store: Store = {
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, text) => void items.set(key, text),
    removeItem: async (key) => void items.delete(key),
    getAllKeys: async () => [...items.keys()],
  };
  for (let nth = 0; nth < FINISHED + OPEN; nth += 1) {
    const isOver = nth < FINISHED;
    const { id, match, players } = savedMatch({
      id: `match-${nth}`,
      seed: `match ${nth}`,
      bots: nth % 2 === 0 ? FOUR_PEOPLE : ONE_PERSON,
      until: isOver ? over : afterTurns(nth % 15, deciding),
    });
    const people = players.map(({ name, bot }) => (bot === null ? `person-${name}` : null));
    const { text, head } = writeSave({
      match: match as unknown as Match,
      players,
      people,
      playedAt: 1_700_000_000_000 + nth * 60_000,
    });
    items.set(keyOf('matches', id), text);
    if (isOver) await saveResult(store, resultOf(id, head));
  }
  return [...items];
}

/** At a page of the site that is not the app. */
async function fill(
  phone: BrowserContext,
  origin: string,
  items: readonly (readonly [string, string])[],
): Promise<void> {
  const page = await phone.newPage();
  await page.goto(`${origin}/metadata.json`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, items);
  await page.close();
}

interface Phone {
  readonly items: readonly (readonly [string, string])[];
  readonly first: number[];
  readonly again: number[];
}

/** An empty and a full phone take turns, each time new: first with nothing cached, then with all that is kept. */
export async function fullLobbyRows(browser: Browser, origin: string): Promise<Row[]> {
  const full = await yearsOfPlaying();
  const phones = [[], full].map((items): Phone => ({ items, first: [], again: [] }));
  for (let round = 0; round < LOADS; round += 1) {
    for (const { items, first, again } of phones) {
      const phone = await newPhone(browser);
      await fill(phone, origin, items);
      first.push(await visit(phone, origin));
      // The app has cleared away meanwhile.
      await fill(phone, origin, items);
      again.push(await visit(phone, origin));
      await phone.close();
    }
  }
  const row = (name: string, which: 'first' | 'again'): Row => {
    const [empty = NaN, filled = NaN] = phones.map((phone) => median(phone[which]));
    return {
      name: `navigation to interactive lobby with ${FINISHED} finished and ${OPEN} open matches, ${name}, against none`,
      detail: `${filled.toFixed(0)} and ${empty.toFixed(0)} ms at ${THROTTLE}× CPU throttle`,
      figure: filled / empty,
      bar: { most: 1.3 },
    };
  };
  return [row('first visit', 'first'), row('second visit', 'again')];
}
