import type { Locator, Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { isOver } from '../src/game-core/kernel/match';
import { lookBack } from './support/coach-scenes';
import { brokenWords } from './support/broken-words';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { savedKaese, wonByAnna } from './support/saved-kaese';
import { savedMice } from './support/saved-mice';
import { mistyOver, savedMisty } from './support/saved-misty';

// A whole game is judged, on a busy machine.
jest.setTimeout(240_000);

const app = exportedApp();

const GAMES = [
  ['Alles Käse!', savedKaese([null, 'greedy', 'greedy'], wonByAnna)],
  ['MICE to meet you', savedMice({ bots: [null, 'greedy', 'greedy'], until: isOver })],
  ['Misty', savedMisty({ bots: [null, 'greedy', 'greedy'], until: mistyOver })],
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A finger leads the scrubber from its start to a tenth of the way. */
async function drag(page: Page, slider: Locator): Promise<void> {
  const { x, y, width, height } = (await slider.boundingBox())!;
  const before = Number(await slider.getAttribute('aria-valuenow'));
  const last = Number(await slider.getAttribute('aria-valuemax'));
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 10, y + height / 2, { steps: 5 });
  await page.mouse.up();
  const now = Number(await slider.getAttribute('aria-valuenow'));
  expect(now).not.toBe(before);
  expect(Math.abs(now / last - 0.1)).toBeLessThan(0.05);
}

test.each(GAMES)(
  'at %s a turning point leads to the table, a trial begins there, and back leads to the same step',
  async (_, raw) => {
    const page = await app.visit({ address: '?match=game', raw, isBrisk: true });
    await lookBack(page, en);
    expect(await cutOff(page)).toEqual([]);
    await button(page, en.coach.watch).tap();
    const slider = page.getByRole('slider', { name: en.table.replay.step });
    await slider.waitFor();
    await drag(page, slider);
    await button(page, en.coach.replay.after).tap();
    const moment = await slider.getAttribute('aria-valuenow');
    expect(moment).not.toBe(await slider.getAttribute('aria-valuemax'));
    expect(await cutOff(page)).toEqual([]);
    await button(page, en.coach.whatIf.key).tap();
    await page.getByRole('button', { name: en.coach.whatIf.start, exact: true }).tap();
    await page.getByRole('heading', { level: 1, name: en.coach.whatIf.title }).waitFor();
    expect(await cutOff(page)).toEqual([]);
    await button(page, en.coach.whatIf.back).tap();
    await slider.waitFor();
    expect(await slider.getAttribute('aria-valuenow')).toBe(moment);
  },
);

/** Its title has no room beside large words, and is only read out. */
const UNSEEN = en.table.replay.title.split(' ');

test.each(GAMES)('the game of %s again in very large words on a small phone', async (_, raw) => {
  const size = { width: 320, height: 568 };
  const page = await app.visit({ address: '?match=game', raw, isBrisk: true, size, text: 2 });
  await lookBack(page, en);
  await button(page, en.coach.watch).click();
  const slider = page.getByRole('slider', { name: en.table.replay.step });
  await slider.waitFor();
  for (let turns = 0; turns < 3; turns += 1) {
    await button(page, en.coach.replay.after).tap();
    expect(await cutOff(page)).toEqual([]);
    const broken = await brokenWords(page.locator('body'));
    expect(broken.filter((word) => !UNSEEN.includes(word))).toEqual([]);
  }
  await slider.scrollIntoViewIfNeeded();
  expect((await slider.boundingBox())!.height).toBeGreaterThan(100);
  await button(page, en.coach.whatIf.key).tap();
  await page.getByRole('button', { name: en.coach.whatIf.start, exact: true }).waitFor();
});
