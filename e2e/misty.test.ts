import type { Page } from 'playwright-core';
import { isOver } from '../src/game-core/kernel/match';
import { en } from '../src/i18n/en';
import { keyOf } from '../src/storage/store';
import { exportedApp } from './support/exported-app';
import { atMisty, type MistyMoment } from './support/misty';
import { NAMES } from './support/saved';
import { start } from './support/set-up';
import { storedMatch } from './support/table';

// Whole games, on a busy machine.
jest.setTimeout(240_000);

const app = exportedApp();

type Variants = Readonly<Record<string, boolean | number>>;

/** Through the door and to the table, with the people and bots that the device remembers. */
async function begin(bots: readonly (string | null)[], variants: Variants = {}): Promise<Page> {
  const players = bots.map((bot, seat) => ({ id: seat + 1, name: NAMES[seat], bot, pick: null }));
  const setUp = JSON.stringify({ game: 'misty', players, variants, start: 1 });
  const page = await app.visit({ isBrisk: true, raw: { [keyOf('set-ups', 'misty')]: setUp } });
  await page.getByRole('button', { name: en.lobby.playOf('Misty') }).tap();
  await start(page);
  return page;
}

async function expectOver(page: Page, rounds: number): Promise<void> {
  await atMisty(page).rematch.waitFor();
  const { match, record } = await storedMatch(page);
  expect(isOver(match)).toBe(true);
  const best = record.standings!.find(({ rank }) => rank === 1)!;
  expect(best.values['rounds']).toBe(rounds);
  await page
    .getByText(new RegExp(en.mistyScore.rounds(rounds)))
    .first()
    .waitFor();
}

test('one person against three bots: no curtain, a whole game, and the rematch', async () => {
  const page = await begin([null, 'hasty', 'greedy', 'hasty'], { roundsToWin: 1 });
  const table = atMisty(page);
  const moments = new Set<MistyMoment>();
  await table.playOn(async (moment) => void moments.add(moment));
  expect(moments).toEqual(new Set(['place', 'wake']));
  await expectOver(page, 1);
  await table.rematch.tap();
  await table.rematch.waitFor({ state: 'hidden' });
  expect(await table.next()).toBe('place');
});
