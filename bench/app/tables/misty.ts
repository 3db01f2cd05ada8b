import { atMisty } from '../../../e2e/support/misty';
import { misty } from '../../../src/game-core/games/misty';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { en } from '../../../src/i18n/en';
import type { BenchedTable } from './benched-table';

/** The key of whoever comes next: their hand lies behind the curtain. */
const LIFT = `[role="button"][aria-label^="${en.table.curtain.lift('').trim()} "]`;

/** Lifts the curtain, chooses a card and a place, and confirms both. */
export const mistyBenched: BenchedTable = {
  title: 'Misty',
  entry: misty as unknown as Entry,
  bots: [2, 4],
  people: 4,
  act: 'place',
  async next(page) {
    const table = atMisty(page);
    switch (await table.next()) {
      case 'curtain':
        return { key: table.lift };
      case 'place': {
        if (await table.done.isEnabled()) return { key: table.done, until: LIFT };
        const isChosen = (await page.getByRole('radio', { checked: true }).count()) > 0;
        return { key: isChosen ? table.lit.first() : table.hand.first() };
      }
      case 'wake':
      case 'read':
      case 'over':
        throw new Error('The round is over too soon to be measured.');
    }
  },
};
