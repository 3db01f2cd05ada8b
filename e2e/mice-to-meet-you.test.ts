import type { Page } from 'playwright-core';
import { soloRating } from '../src/game-core/games/mice-to-meet-you/score';
import { activeSeat } from '../src/game-core/games/mice-to-meet-you/table';
import type { State } from '../src/game-core/games/mice-to-meet-you/types';
import { isOver } from '../src/game-core/kernel/match';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { keyOf } from '../src/storage/store';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { atMice, type MiceAsked } from './support/mice';
import { NAMES } from './support/saved';
import { savedMice, toThrow } from './support/saved-mice';
import { start } from './support/set-up';
import { storedMatch } from './support/table';

const app = exportedApp();

/** Through the door and to the table, with the people and bots that the device remembers. */
async function begin(bots: readonly (string | null)[], level = 3): Promise<Page> {
  const players = bots.map((bot, seat) => ({ id: seat + 1, name: NAMES[seat], bot, pick: null }));
  const setUp = { game: 'mice-to-meet-you', players, variants: { level }, start: 1 };
  const page = await app.visit({
    isBrisk: true,
    raw: { [keyOf('set-ups', 'mice-to-meet-you')]: JSON.stringify(setUp) },
  });
  await page.getByRole('button', { name: en.lobby.playOf('MICE to meet you') }).tap();
  await start(page);
  return page;
}

async function expectOver(page: Page): Promise<void> {
  await atMice(page).rematch.waitFor();
  const { match, record } = await storedMatch(page);
  expect(isOver(match)).toBe(true);
  const best = record.standings!.find(({ rank }) => rank === 1)!;
  await page.getByText(en.miceScore.mice(best.values['mice']!)).first().waitFor();
}

test('two people play to the end by taps, and are asked all that can be asked', async () => {
  const page = await begin([null, null]);
  const asked = new Set<MiceAsked>();
  await atMice(page).playOn(async (moment) => void asked.add(moment));
  expect(asked).toEqual(new Set(['throw', 'own', 'offer']));
  await expectOver(page);
});

test('one person against two bots', async () => {
  const page = await begin([null, 'greedy', 'steady']);
  await atMice(page).playOn();
  await expectOver(page);
});

test('three people and two bots', async () => {
  const page = await begin([null, 'eager', null, 'canny', null]);
  await atMice(page).playOn();
  await expectOver(page);
});

test('five people play on to the scores on the smallest phone, and nothing is cut off', async () => {
  const page = await app.visit({
    address: '?match=game',
    size: { width: 360, height: 640 },
    isBrisk: true,
    raw: savedMice({ bots: [null, null, null, null, null], until: toThrow(14) }),
  });
  const throwers = new Set<number>();
  const found: string[] = [];
  await atMice(page).playOn(async (asked) => {
    found.push(...(await cutOff(page)));
    if (asked === 'throw') throwers.add(activeSeat((await storedMatch(page)).match.state as State));
  });
  expect(found).toEqual([]);
  expect(throwers).toEqual(new Set([0, 1, 2, 3, 4]));
  await expectOver(page);
});

test('four people play on in German', async () => {
  const page = await app.visit({
    address: '?match=game',
    locale: 'de-DE',
    isBrisk: true,
    raw: savedMice({ bots: [null, null, null, null], until: toThrow(12) }),
  });
  const table = atMice(page, de);
  await table.playOn();
  await table.rematch.waitFor();
  expect(isOver((await storedMatch(page)).match)).toBe(true);
});

test.each([3, 2, 1, 0])('alone with %i nuts, to the rating', async (level) => {
  const page = await begin([null], level);
  await atMice(page).playOn();
  await page.getByRole('button', { name: en.scoring.again }).waitFor();
  const { match } = await storedMatch(page);
  expect(isOver(match)).toBe(true);
  const { name } = en.miceSolo.ratings[soloRating(match.state as State)!];
  await page.getByRole('heading', { name }).waitFor();
});
