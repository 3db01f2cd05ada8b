import type { BrowserContext, Page } from 'playwright-core';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { begin, settle } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import { writeSave } from '../../src/storage/save-format';
import { keyOf } from '../../src/storage/store';

const ID = 'bench';
const KEY = keyOf('matches', ID);

/** The same match each time: where it lies in the app, ready to be opened. */
export const ADDRESS = `/?match=${ID}`;

/** Puts a match that has just been dealt on the phone, as if it had been begun and left. */
export async function saveMatch(
  phone: BrowserContext,
  { game }: Entry,
  seats: number,
  bot: string | null,
): Promise<void> {
  const config = configure(game, { seats, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const match = settle(begin(game, config.value, seedFromText('bench')));
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot }));
  const people = players.map(() => null);
  const { text } = writeSave({ match, players, people, playedAt: 0 });
  await phone.addInitScript(
    ([key, entry]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, entry);
    },
    [KEY, text] as const,
  );
}

/** How far the match on the phone has come. */
export function actionsPlayed(page: Page): Promise<number> {
  return page.evaluate((key) => {
    // The record is the second line.
    const record = JSON.parse(localStorage.getItem(key)?.split('\n')[1] ?? 'null');
    return record.actions.length as number;
  }, KEY);
}

/** Waits until the match goes on. */
export async function nextAction(page: Page): Promise<void> {
  const before = await page.evaluate((key) => localStorage.getItem(key), KEY);
  await page.waitForFunction(([key, text]) => localStorage.getItem(key) !== text, [
    KEY,
    before,
  ] as const);
}
