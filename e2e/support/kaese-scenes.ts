import { slotsWith } from '../../src/game-core/games/alles-kaese/table';
import type { AllesKaese } from '../../src/game-core/games/alles-kaese/types';
import { isOver, type Match } from '../../src/game-core/kernel/match';
import { atKaese } from './kaese';
import { savedKaese, toPeek } from './saved-kaese';
import type { Scene } from './scenes';

const FOUR = [null, null, null, null] as const;

const visit = (until: (match: Match<AllesKaese>) => boolean): Scene['visit'] => ({
  address: '?match=game',
  raw: savedKaese(FOUR, until),
});

const matching = ({ state: { open } }: Match<AllesKaese>): number =>
  open.die === null ? 0 : slotsWith(open.board, open.die).length;

/** The table of Alles Käse! in its telling states. */
export const KAESE_SCENES: readonly Scene[] = [
  {
    name: 'Alles Käse! before the throw',
    visit: visit(({ state: { open } }) => open.log.length === 6 && open.die === null),
    steps: (page, say) => atKaese(page, say).throw.waitFor(),
  },
  {
    name: 'Alles Käse! where several slices match',
    visit: visit((match) => matching(match) > 1),
    steps: (page, say) => atKaese(page, say).keep.waitFor(),
  },
  {
    name: 'Alles Käse! with one slice chosen',
    visit: visit((match) => matching(match) > 1),
    steps: async (page, say) => {
      const table = atKaese(page, say);
      await table.slices.first().tap();
      await table.keep.and(page.locator(':not([aria-disabled="true"])')).waitFor();
    },
  },
  {
    name: 'Alles Käse! where nothing matches',
    visit: visit(toPeek),
    steps: (page, say) => atKaese(page, say).slices.first().waitFor(),
  },
  {
    name: 'the scores of Alles Käse!',
    visit: { ...visit(isOver), isBrisk: true },
    steps: (page, say) => atKaese(page, say).rematch.waitFor(),
  },
];
