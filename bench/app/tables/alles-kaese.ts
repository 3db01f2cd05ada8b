import { atKaese } from '../../../e2e/support/kaese';
import { allesKaese } from '../../../src/game-core/games/alles-kaese';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { GLANCE } from '../../../src/tables/alles-kaese/look/glance';
import type { BenchedTable } from './benched-table';

const CHOICES = '[role="button"][aria-label^="Keep"], [role="button"][aria-label^="Slice "]';

/** Throws, keeps every other time, and looks behind the curtain where nothing matches. */
export const allesKaeseBenched: BenchedTable = {
  title: 'Alles Käse!',
  entry: allesKaese as unknown as Entry,
  bots: [4, 6],
  people: 4,
  act: 'throw',
  async next(page, nth) {
    const table = atKaese(page);
    switch (await table.next()) {
      case 'throw':
        return { key: table.throw, until: CHOICES };
      case 'choose': {
        if (!(await table.keep.isEnabled())) return { key: table.slices.first() };
        return { key: nth % 2 === 0 ? table.keep : table.throwAway };
      }
      case 'peek':
        return { key: table.slices.first() };
      case 'curtain':
        return { key: table.lift };
      case 'look':
        // Every other touch looks; one that comes first is told to.
        return nth % 2 === 0 ? { key: table.hold, stays: 2 * GLANCE } : { key: table.done };
      case 'caught':
      case 'over':
        throw new Error('The match is over too soon to be measured.');
    }
  },
};
