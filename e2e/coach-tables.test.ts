import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { isOver } from '../src/game-core/kernel/match';
import { lookBack } from './support/coach-scenes';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { savedKaese } from './support/saved-kaese';
import { savedMice } from './support/saved-mice';

// A whole game is judged, on a busy machine.
jest.setTimeout(240_000);

const app = exportedApp();

const GAMES = [
  ['Alles Käse!', savedKaese([null, 'greedy', 'greedy'], isOver)],
  ['MICE to meet you', savedMice({ bots: [null, 'greedy', 'greedy'], until: isOver })],
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.each(GAMES)(
  'at %s a turning point leads to the table, a trial begins there, and back leads to the same step',
  async (_, raw) => {
    const page = await app.visit({ address: '?match=game', raw, isBrisk: true });
    await lookBack(page, en);
    expect(await cutOff(page)).toEqual([]);
    await button(page, en.coach.watch).tap();
    const slider = page.getByRole('slider', { name: en.table.replay.step });
    await slider.waitFor();
    await button(page, en.coach.replay.after).tap();
    const moment = await slider.getAttribute('aria-valuenow');
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
