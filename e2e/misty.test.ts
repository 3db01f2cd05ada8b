import type { Page } from 'playwright-core';
import { isOver } from '../src/game-core/kernel/match';
import { en } from '../src/i18n/en';
import { keyOf } from '../src/storage/store';
import { exportedApp } from './support/exported-app';
import { atMisty, mistyState, secretsIn, type MistyMoment } from './support/misty';
import { NAMES } from './support/saved';
import { start } from './support/set-up';
import { storedMatch } from './support/table';

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

/** Whatever is seen of hands belongs to who holds the phone, and nothing is seen while it is covered. */
const hunting = (page: Page, people: readonly number[]) => {
  const moments = new Set<MistyMoment>();
  const hunt = async (moment: MistyMoment): Promise<void> => {
    moments.add(moment);
    const seen = await secretsIn(page);
    if (moment !== 'place') {
      expect(seen).toEqual([]);
      return;
    }
    const { hidden } = await mistyState(page);
    const name = await page.getByRole('table').first().getAttribute('aria-label');
    const holder = NAMES.findIndex((each) => name?.startsWith(`${each}’s`));
    expect(people).toContain(holder);
    expect(hidden.picks[holder]).toBeNull();
    const own = hidden.hands[holder] ?? [];
    expect(new Set(seen)).toEqual(new Set(own));
  };
  return { moments, hunt };
};

test('three people on one phone: no hand and no choice is ever seen but by its holder', async () => {
  const page = await begin([null, null, null], { initiation: true, roundsToWin: 1 });
  const { moments, hunt } = hunting(page, [0, 1, 2]);
  await atMisty(page).playOn(hunt);
  expect(moments).toEqual(new Set(['place', 'curtain', 'wake']));
  await expectOver(page, 1);
});

test('two people and two bots play for three rounds', async () => {
  const page = await begin([null, 'hasty', null, 'hasty'], { initiation: true, roundsToWin: 3 });
  const { moments, hunt } = hunting(page, [0, 2]);
  await atMisty(page).playOn(hunt);
  expect(moments).toEqual(new Set(['place', 'curtain', 'wake', 'read']));
  await expectOver(page, 3);
});

test('two people play the great window', async () => {
  const page = await begin([null, null], { roundsToWin: 1 });
  const { hunt } = hunting(page, [0, 1]);
  await atMisty(page).playOn(hunt);
  await expectOver(page, 1);
});

test('four people on one phone play the great window', async () => {
  const page = await begin([null, null, null, null], { roundsToWin: 1 });
  const { moments, hunt } = hunting(page, [0, 1, 2, 3]);
  await atMisty(page).playOn(hunt);
  expect(moments).toEqual(new Set(['place', 'curtain', 'wake']));
  await expectOver(page, 1);
  const { open } = await mistyState(page);
  expect(open.windows.map((window) => window.length)).toEqual([12, 12, 12, 12]);
});
