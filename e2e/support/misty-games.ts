import type { Page } from 'playwright-core';
import { isOver } from '../../src/game-core/kernel/match';
import { en } from '../../src/i18n/en';
import { keyOf } from '../../src/storage/store';
import type { ExportedApp } from './exported-app';
import { atMisty, mistyState, secretsIn, type MistyMoment } from './misty';
import { NAMES } from './saved';
import { start } from './set-up';
import { storedMatch } from './table';

type Variants = Readonly<Record<string, boolean | number>>;

/** Through the door and to the table, with the people and bots that the device remembers. */
export async function begin(
  app: ExportedApp,
  bots: readonly (string | null)[],
  variants: Variants = {},
): Promise<Page> {
  const players = bots.map((bot, seat) => ({ id: seat + 1, name: NAMES[seat], bot, pick: null }));
  const setUp = JSON.stringify({ game: 'misty', players, variants, start: 1 });
  const page = await app.visit({ isBrisk: true, raw: { [keyOf('set-ups', 'misty')]: setUp } });
  await page.getByRole('button', { name: en.lobby.playOf('Misty') }).tap();
  await start(page);
  return page;
}

export async function expectOver(page: Page, rounds: number): Promise<void> {
  await atMisty(page).rematch.waitFor();
  const { match, record } = await storedMatch(page);
  expect(isOver(match)).toBe(true);
  const best = record.standings!.find(({ rank }) => rank === 1)!;
  expect(best.values['rounds']).toBe(rounds);
  const score =
    rounds === 1 ? en.misty.points(best.values['points']!) : en.mistyScore.raindrops(rounds);
  await page.getByText(new RegExp(score)).first().waitFor();
}

/** Whatever is seen of hands belongs to who holds the phone, and nothing is seen while it is covered. */
export const hunting = (page: Page, people: readonly number[]) => {
  const moments = new Set<MistyMoment>();
  const hunt = async (moment: MistyMoment): Promise<void> => {
    moments.add(moment);
    const seen = await secretsIn(page);
    if (moment !== 'place') {
      expect(seen).toEqual([]);
      return;
    }
    const { hidden } = await mistyState(page);
    const name = await page.getByRole('table').first().getAttribute('aria-label');
    const holder = NAMES.findIndex((each) => name?.startsWith(`${each}’s`));
    expect(people).toContain(holder);
    expect(hidden.picks[holder]).toBeNull();
    const own = hidden.hands[holder] ?? [];
    expect(new Set(seen)).toEqual(new Set(own));
  };
  return { moments, hunt };
};
