import type { Page } from 'playwright-core';
import { isOver } from '../src/game-core/kernel/match';
import { en } from '../src/i18n/en';
import { keyOf } from '../src/storage/store';
import { exportedApp } from './support/exported-app';
import { atKaese, frontsIn, kaeseState, type KaeseMoment } from './support/kaese';
import { NAMES } from './support/saved';
import { savedKaese, toPeek } from './support/saved-kaese';
import { start } from './support/set-up';
import { storedMatch } from './support/table';

const app = exportedApp();

/** Through the door and to the table, with the people and bots that the device remembers. */
async function begin(bots: readonly (string | null)[]): Promise<Page> {
  const players = bots.map((bot, seat) => ({ id: seat + 1, name: NAMES[seat], bot, pick: null }));
  const setUp = JSON.stringify({ game: 'alles-kaese', players, variants: {}, start: 1 });
  const page = await app.visit({
    isBrisk: true,
    raw: { [keyOf('set-ups', 'alles-kaese')]: setUp },
  });
  await page.getByRole('button', { name: en.lobby.playOf('Alles Käse!') }).tap();
  await start(page);
  return page;
}

async function expectOver(page: Page): Promise<void> {
  await atKaese(page).rematch.waitFor();
  const { match, record } = await storedMatch(page);
  expect(isOver(match)).toBe(true);
  const best = record.standings!.find(({ rank }) => rank === 1)!;
  await page.getByText(en.allesKaese.holes(best.values['holes']!)).first().waitFor();
}

/** Nobody may know any front but at the moment at which they hold the key. */
const hunting = (page: Page) => {
  const table = atKaese(page);
  const asked: KaeseMoment[] = [];
  const hunt = async (moment: KaeseMoment): Promise<void> => {
    asked.push(moment);
    if (moment === 'caught') return;
    expect(await frontsIn(page)).toEqual([]);
    if (moment !== 'look') return;
    const { open, pack } = await kaeseState(page);
    const card = open.log.at(-1)!.card;
    const { front, holes } = pack[card]!;
    await table.whileHeld(async () => {
      await page.getByTestId(`front-${front}`).waitFor();
      const shown = await frontsIn(page);
      expect(shown).toContain(en.allesKaese.front[front](holes));
      expect(shown.filter((each) => each.startsWith('front-'))).toEqual([`front-${front}`]);
    });
    expect(await frontsIn(page)).toEqual([]);
  };
  return { asked, hunt };
};

test('two people play to the end, and no front is ever seen but by who holds the key', async () => {
  // From the first look on: with other dice it might end without one.
  const page = await app.visit({
    isBrisk: true,
    address: '?match=game',
    raw: savedKaese([null, null], toPeek),
  });
  const { asked, hunt } = hunting(page);
  await atKaese(page).playOn('keep', hunt);
  // All that can be asked was.
  expect(new Set(asked)).toEqual(new Set(asked.includes('caught') ? ALL : ALL.slice(0, -1)));
  await expectOver(page);
});

const ALL: readonly KaeseMoment[] = ['throw', 'choose', 'peek', 'curtain', 'look', 'caught'];

test('two people and a bot, throwing away: the pile runs out, and the next one begins the rematch', async () => {
  const page = await begin([null, 'steady', null]);
  const { hunt } = hunting(page);
  const table = atKaese(page);
  await table.playOn('throw away', hunt);
  await expectOver(page);
  await table.rematch.tap();
  await table.rematch.waitFor({ state: 'hidden' });
  expect(await table.next()).not.toBe('over');
});

test('one person against three bots plays without a curtain', async () => {
  const page = await begin([null, 'greedy', 'steady', 'forgetful']);
  const moments: KaeseMoment[] = [];
  await atKaese(page).playOn('keep', async (moment) => {
    moments.push(moment);
    if (moment !== 'caught') expect(await frontsIn(page)).toEqual([]);
  });
  expect(moments).not.toContain('curtain');
  await expectOver(page);
});

test('six people on one phone', async () => {
  const page = await begin([null, null, null, null, null, null]);
  const { hunt } = hunting(page);
  await atKaese(page).playOn('keep', hunt);
  await expectOver(page);
});
