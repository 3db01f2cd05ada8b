import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import type { Phrases } from '../../src/i18n';
import type { SetUp } from '../../src/storage/set-ups';
import { NAMES } from './saved';

/** Who sits at the table, as the device remembers it: a bot by its name, or null for a person. */
export function seated(
  bots: readonly (string | null)[],
  { variants = {}, start = 'random' }: Partial<Pick<SetUp, 'variants' | 'start'>> = {},
): SetUp {
  const players = bots.map((bot, seat) => ({
    id: seat + 1,
    name: NAMES[seat] ?? '',
    bot,
    pick: null,
  }));
  return { players, variants, start };
}

/** Through the door and straight to the table. */
export async function startFromLobby(page: Page, say: Phrases = en): Promise<void> {
  await page.getByRole('button', { name: say.lobby.playOf('So ein Mist') }).tap();
  await start(page, say);
}

/** From the set-up to the table: the match is on disk before it is shown. */
export async function start(page: Page, say: Phrases = en): Promise<void> {
  const key = page.getByRole('button', { name: say.setUp.start, exact: true });
  await key.tap();
  await key.waitFor({ state: 'hidden' });
}
