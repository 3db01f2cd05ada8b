import { exportedApp } from './support/exported-app';
import { atMisty, mistyState } from './support/misty';
import { begin, expectOver, hunting } from './support/misty-games';

const app = exportedApp();

test('two people play the great window', async () => {
  const page = await begin(app, [null, null], { roundsToWin: 1 });
  const { hunt } = hunting(page, [0, 1]);
  await atMisty(page).playOn(hunt);
  await expectOver(page, 1);
});

test('four people on one phone play the great window', async () => {
  const page = await begin(app, [null, null, null, null], { roundsToWin: 1 });
  const { moments, hunt } = hunting(page, [0, 1, 2, 3]);
  await atMisty(page).playOn(hunt);
  expect(moments).toEqual(new Set(['place', 'curtain', 'wake']));
  await expectOver(page, 1);
  const { open } = await mistyState(page);
  expect(open.windows.map((window) => window.length)).toEqual([12, 12, 12, 12]);
});
