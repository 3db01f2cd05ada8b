import type { Page } from 'playwright-core';
import type { Phrases } from '../../src/i18n';
import { afterTurns, deciding, ONE_PERSON, savedMatch } from './saved';
import { both, matches, savedKaese } from './saved-kaese';
import { deciding as decidingMice, savedMice } from './saved-mice';
import { building, savedMisty } from './saved-misty';
import type { Scene } from './scenes';

const address = '?match=game';

/** Anna decides in the very last turn of So ein Mist. */
export const LAST_TURN = savedMatch({
  bots: ONE_PERSON,
  start: 1,
  until: afterTurns(27, deciding),
});

/** Anna may keep the one slice that matches, or not; the others are bots. */
export const KEEP_OR_NOT = savedKaese(
  [null, 'greedy', 'greedy', 'greedy'],
  both(matches(1, 1), ({ state: { open } }) => open.log.length > 3 && open.log.length % 4 === 0),
);

async function ask(page: Page, say: Phrases): Promise<void> {
  await page.getByRole('button', { name: say.hint.key }).tap();
  await page.getByRole('listitem').first().waitFor();
}

/** A hint at each table. */
export const HINT_SCENES: readonly Scene[] = [
  { name: 'a hint at So ein Mist', visit: { address, matches: [LAST_TURN] }, steps: ask },
  { name: 'a hint at Alles Käse!', visit: { address, raw: KEEP_OR_NOT }, steps: ask },
  {
    name: 'a hint at Misty',
    visit: { address, raw: savedMisty({ bots: [null, 'greedy', 'steady'], until: building(7) }) },
    steps: ask,
  },
  {
    name: 'a hint at MICE to meet you',
    visit: {
      address,
      raw: savedMice({ bots: [null, 'greedy', 'greedy'], until: decidingMice(9) }),
    },
    steps: ask,
  },
];
