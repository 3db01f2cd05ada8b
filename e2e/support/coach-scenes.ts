import type { Page } from 'playwright-core';
import type { Phrases } from '../../src/i18n';
import { ONE_PERSON, over, savedMatch } from './saved';
import type { Scene } from './scenes';

/** Somebody with others and bots, one of whom erred now and then. */
const visit = {
  address: '?match=game',
  matches: [savedMatch({ bots: [null, 'greedy', null, 'greedy'], until: over })],
};

export async function lookBack(page: Page, say: Phrases): Promise<void> {
  await page.getByRole('button', { name: new RegExp(say.scoring.review) }).click();
  await page.getByText(say.coach.luckAndSkill).waitFor();
}

async function watch(page: Page, say: Phrases): Promise<void> {
  await lookBack(page, say);
  await page.getByRole('button', { name: say.coach.watch }).click();
  await page.getByRole('slider', { name: say.table.replay.step }).waitFor();
  await page.getByRole('button', { name: say.coach.replay.after }).click();
}

async function ask(page: Page, say: Phrases): Promise<void> {
  await watch(page, say);
  await page.getByRole('button', { name: say.coach.whatIf.key }).click();
  await page.getByRole('button', { name: say.coach.whatIf.start, exact: true }).waitFor();
}

/** What the coach shows after a game. */
export const COACH_SCENES: readonly Scene[] = [
  { name: 'looking back at a game of several', visit, steps: lookBack },
  {
    name: 'advice after the same slip again and again',
    // Anna stops as soon as she may.
    visit: {
      ...visit,
      matches: [savedMatch({ bots: ONE_PERSON, seed: 'owl', people: 'stop', until: over })],
    },
    steps: async (page, say) => {
      await lookBack(page, say);
      const [, advice = ''] = say.lessons.stoppedSoon(2).split('. ');
      await page.getByText(advice).scrollIntoViewIfNeeded();
    },
  },
  { name: 'the game again along its curve', visit, steps: watch },
  { name: 'what if', visit, steps: ask },
  {
    name: 'a trial',
    visit,
    steps: async (page, say) => {
      await ask(page, say);
      await page.getByRole('button', { name: say.coach.whatIf.start, exact: true }).click();
      await page.getByRole('button', { name: say.coach.whatIf.back }).waitFor();
    },
  },
];
