import { exportedApp } from './support/exported-app';
import { holdClock, middleOf } from './support/held-clock';
import { atKaese, kaeseState } from './support/kaese';
import { both, isAnnasTurn, matches, savedKaese, thenThrown } from './support/saved-kaese';

const app = exportedApp();

/** A person is to throw; then one slice matches, which is chosen already. */
const oneMatches = both(isAnnasTurn, thenThrown(matches(1, 1)));

async function atThrow(bots: readonly (string | null)[]) {
  const page = await app.visit({ address: '?match=game', raw: savedKaese(bots, oneMatches) });
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
  return { table, clock, turns, tapThrow };
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
    const { table, clock, turns, tapThrow } = await atThrow(bots);
    const spot = await tapThrow();
    for (let nth = 1; nth < count; nth += 1) {
      await clock.run(pace);
      await clock.tap(spot);
    }
    await clock.run(2000);
    await table.keep.waitFor();
    expect(await turns()).toBe(0);
    expect(await table.keep.isEnabled()).toBe(true);

    // Whoever has stopped is heard at once.
    await clock.tap(table.keep);
    await table.keep.waitFor({ state: 'hidden' });
    expect(await turns()).toBe(1);
  });
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
