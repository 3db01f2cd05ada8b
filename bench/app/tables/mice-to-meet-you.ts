import { atMice } from '../../../e2e/support/mice';
import { miceToMeetYou } from '../../../src/game-core/games/mice-to-meet-you';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { en } from '../../../src/i18n/en';
import type { BenchedTable } from './benched-table';

/** Throws, chooses the highest room in reach and catches, misses where there is none, and takes what is left. */
export const miceToMeetYouBenched: BenchedTable = {
  title: 'MICE to meet you',
  entry: miceToMeetYou as unknown as Entry,
  bots: [4, 5],
  people: 4,
  act: 'throw',
  async next(page) {
    const table = atMice(page);
    switch (await table.next()) {
      case 'throw':
        return { key: table.throw, until: `[role="button"][aria-label^="${en.mice.miss}"]` };
      case 'own': {
        const isChosen = (await table.catch.count()) > 0 && (await table.catch.isEnabled());
        if (isChosen) return { key: table.catch };
        return { key: (await table.lit.count()) > 0 ? table.lit.last() : table.miss };
      }
      case 'offer':
        return { key: table.pass };
      case 'second':
      case 'over':
        throw new Error('The match is over too soon to be measured.');
    }
  },
};
