import type { Page } from 'playwright-core';
import type { Phrases } from '../../src/i18n';
import { atMisty } from './misty';
import { building, mistyOver, savedMisty, scored, waking } from './saved-misty';
import type { Scene } from './scenes';

const ALONE = [null, 'greedy', 'steady', 'hasty'];
const PEOPLE = [null, null, null, null];

const visit = (wish: Parameters<typeof savedMisty>[0]): Scene['visit'] => ({
  address: '?match=game',
  raw: savedMisty(wish),
});

/** A card is chosen and lies in the window, not yet confirmed. */
async function chooseAndPlace(page: Page, say: Phrases): Promise<void> {
  const table = atMisty(page, say);
  await table.hand.last().tap();
  if (!(await table.done.isEnabled())) await table.lit.first().tap();
  await table.done.and(page.locator(':not([aria-disabled="true"])')).waitFor();
}

async function lift(page: Page, say: Phrases): Promise<void> {
  await atMisty(page, say).lift.tap();
  await page.getByText(say.table.curtain.line).first().waitFor({ state: 'detached' });
}

/** The table of Misty in its telling states. */
export const MISTY_SCENES: readonly Scene[] = [
  {
    name: 'misty, a draft in an open frame',
    visit: visit({ bots: [null, 'greedy'], until: building(5) }),
    steps: chooseAndPlace,
  },
  {
    name: 'misty, a draft in a frame that is known',
    visit: visit({ bots: ALONE, until: building(7) }),
    steps: chooseAndPlace,
  },
  {
    name: 'misty, behind the curtain',
    visit: visit({ bots: PEOPLE, until: building(6) }),
    steps: lift,
  },
  {
    name: 'misty, a window comes to life',
    visit: visit({ bots: ALONE, until: waking(0, 1) }),
    async steps(page, say) {
      const table = atMisty(page, say);
      await table.pale.first().tap();
      await page.locator('[role="button"][aria-pressed="true"]').first().waitFor();
    },
  },
  {
    name: 'misty, the result of a round',
    visit: visit({ bots: ALONE, until: scored(1) }),
    async steps(page, say) {
      await atMisty(page, say).nextRound.waitFor();
    },
  },
];

/** The same and others, for pictures. */
export const ALL_MISTY_SCENES: readonly Scene[] = [
  ...MISTY_SCENES,
  {
    name: 'misty, six cards in hand',
    visit: visit({ bots: ALONE, until: building(6) }),
    steps: async (page, say) => void (await atMisty(page, say).hand.nth(5).waitFor()),
  },
  {
    name: 'misty, a side of four is known',
    visit: visit({ bots: [null, 'greedy', 'hasty'], seed: 'two', until: building(5) }),
    steps: async (page, say) => void (await atMisty(page, say).hand.first().waitFor()),
  },
  {
    name: 'misty, Initiation',
    visit: visit({ bots: ALONE, until: building(4), options: { initiation: true } }),
    steps: async (page, say) => void (await atMisty(page, say).hand.first().waitFor()),
  },
  {
    name: 'misty, the curtain',
    visit: visit({ bots: PEOPLE, until: building(7) }),
    steps: async (page, say) => void (await atMisty(page, say).lift.waitFor()),
  },
  {
    name: 'misty, the scores',
    visit: visit({ bots: ALONE, until: mistyOver, options: { roundsToWin: 1 } }),
    steps: async (page, say) => void (await atMisty(page, say).rematch.waitFor()),
  },
];
