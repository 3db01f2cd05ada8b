import { exportedApp } from './support/exported-app';
import { atMisty, type MistyMoment } from './support/misty';
import { begin, expectOver, hunting } from './support/misty-games';

const app = exportedApp();

test('one person against three bots: no curtain, a whole game, and the rematch', async () => {
  const page = await begin(app, [null, 'hasty', 'greedy', 'hasty'], { roundsToWin: 1 });
  const table = atMisty(page);
  const moments = new Set<MistyMoment>();
  await table.playOn(async (moment) => void moments.add(moment));
  expect(moments).toEqual(new Set(['place', 'wake']));
  await expectOver(page, 1);
  await table.rematch.tap();
  await table.rematch.waitFor({ state: 'hidden' });
  expect(await table.next()).toBe('place');
});

test('three people on one phone: no hand and no choice is ever seen but by its holder', async () => {
  const page = await begin(app, [null, null, null], { initiation: true, roundsToWin: 1 });
  const { moments, hunt } = hunting(page, [0, 1, 2]);
  await atMisty(page).playOn(hunt);
  expect(moments).toEqual(new Set(['place', 'curtain', 'wake']));
  await expectOver(page, 1);
});

test('two people and two bots play for three rounds', async () => {
  const page = await begin(app, [null, 'hasty', null, 'hasty'], {
    initiation: true,
    roundsToWin: 3,
  });
  const { moments, hunt } = hunting(page, [0, 2]);
  await atMisty(page).playOn(hunt);
  expect(moments).toEqual(new Set(['place', 'curtain', 'wake', 'read']));
  await expectOver(page, 3);
});
