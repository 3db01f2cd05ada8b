import { exportedApp, type Visit } from './support/exported-app';
import { holdClock, middleOf } from './support/held-clock';
import { atKaese, kaeseState } from './support/kaese';
import { both, isAnnasTurn, matches, savedKaese, thenThrown } from './support/saved-kaese';

const app = exportedApp();

/** A person is to throw; then one slice matches, which is chosen already. */
const oneMatches = both(isAnnasTurn, thenThrown(matches(1, 1)));

async function atThrow(bots: readonly (string | null)[], device: Visit = {}) {
  const raw = savedKaese(bots, oneMatches);
  const page = await app.visit({ address: '?match=game', raw, ...device });
  const table = atKaese(page);
  await table.throw.waitFor();
  const clock = await holdClock(page);
  const { open } = await kaeseState(page);
  const turns = async () => (await kaeseState(page)).open.log.length - open.log.length;
  /** What is thrown is stored before it is shown, on no clock of the page. */
  const tapThrow = async () => {
    const spot = await middleOf(table.throw);
    await clock.tap(spot);
    await table.throw.waitFor({ state: 'hidden' });
    return spot;
  };
  /** Throws, and taps on where the key was, so many times in all. */
  const tapOn = async (count: number, pace: number) => {
    const spot = await tapThrow();
    for (let nth = 1; nth < count; nth += 1) {
      await clock.run(pace);
      await clock.tap(spot);
    }
    await clock.run(2000);
  };
  return { page, table, clock, turns, tapThrow, tapOn };
}

const SERIES = [
  [2, 600],
  [3, 350],
  [4, 275],
  [3, 500],
  [3, 600],
] as const;

describe.each(SERIES)('%d taps on Throw, %d ms apart', (count, pace) => {
  test.each([
    ['among people', [null, null, null]],
    ['alone', [null, 'steady', 'steady']],
  ])('decide nothing, %s', async (_, bots) => {
    const { table, clock, turns, tapOn } = await atThrow(bots);
    await tapOn(count, pace);
    await table.keep.waitFor();
    expect(await turns()).toBe(0);
    expect(await table.keep.isEnabled()).toBe(true);

    // Whoever has stopped is heard at once.
    await clock.tap(table.keep);
    await table.keep.waitFor({ state: 'hidden' });
    expect(await turns()).toBe(1);
  });
});

const ALONE = [null, 'steady', 'steady'];

describe.each([
  ['fast', { settings: { speed: 'fast' } }],
  ['off', { settings: { speed: 'off' } }],
  ['reduced motion', { motion: 'reduce' }],
] as const)('with %s, where the slice is there sooner', (_, device) => {
  test.each([
    [2, 600],
    [4, 400],
  ])('%d taps on Throw, %d ms apart, decide nothing', async (count, pace) => {
    const { table, turns, tapOn } = await atThrow(ALONE, device);
    await tapOn(count, pace);
    await table.keep.waitFor();
    expect(await turns()).toBe(0);
  });
});

test('Enter that is held on Throw, or pressed on, keeps nothing unseen', async () => {
  const { page, table, clock, turns } = await atThrow(ALONE);
  await table.throw.focus();
  await page.keyboard.press('Enter');
  await table.throw.waitFor({ state: 'hidden' });
  for (let nth = 1; nth < 3; nth += 1) {
    await clock.run(300);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.down('Enter');
  await clock.run(300);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await table.keep.waitFor();
  expect(await turns()).toBe(0);
  await clock.run(800);
  await table.keep.focus();
  await page.keyboard.press('Enter');
  await table.keep.waitFor({ state: 'hidden' });
  expect(await turns()).toBe(1);
});

test('a calm tap on Throw, and one on Keep as soon as the die lies: both count', async () => {
  const { table, clock, turns, tapThrow } = await atThrow([null, null, null]);
  await tapThrow();
  await clock.run(640);
  await table.keep.waitFor();
  await clock.tap(table.keep);
  await table.keep.waitFor({ state: 'hidden' });
  expect(await turns()).toBe(1);
});
