import type { Page } from 'playwright-core';
import type { Happening } from '../src/game-core/games/so-ein-mist/types';
import { actionsOf, rewind, type Match } from '../src/game-core/kernel/match';
import type { Player } from '../src/game-core/kernel/record';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { listen } from './support/listen';
import { afterTurns, beforeRoll, FOUR_PEOPLE, savedMatch } from './support/saved';
import { seated } from './support/set-up';
import { stationsDuring } from './support/stations';
import { acting, atTable, storedMatch } from './support/table';

const app = exportedApp();

/** What the table should say of each roll and each move, in order. */
function tellings(match: Match, players: readonly Player[]): string[] {
  const { game } = match.origin;
  const say = en.soEinMistLog;
  return actionsOf(match).flatMap((_, index) => {
    const at = (length: number) => game.view(rewind(match, length).state, 'table');
    return (game.explain(at(index), at(index + 1)) as Happening[]).flatMap((happening) => {
      if (happening.type !== 'rolled' && happening.type !== 'hopped') return [];
      const { name } = players[happening.seat]!;
      if (happening.type === 'hopped') return [say.hopped(name, happening.over.length)];
      const { face, forced } = happening;
      if (forced === null) return [say.rolled(name, face)];
      return [(forced === 'repeat-forces-stop' ? say.rolledRepeat : say.rolledLast)(name, face)];
    });
  });
}

/** The keys that somebody who cannot see the screen finds, by their names. */
async function keysIn(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/- '?button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/g)].map(
    ([, name]) => name!,
  );
}

test('a whole game by keyboard and ear alone', async () => {
  const page = await app.visit({
    motion: 'reduce',
    isBrisk: true,
    setUp: seated([null, null, 'greedy'], { start: 1 }),
    first: listen,
  });
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  // Its name goes on: for how many players it is.
  await page.getByRole('button', { name: en.lobby.playOf('So ein Mist') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.setUp.start, exact: true }).waitFor();
  await press(en.setUp.start);

  const own = page.getByRole('button', { name: /^(Roll|Stop: .*)$/ });
  const scores = page.getByRole('heading', { name: en.scoring.title });
  for (;;) {
    await own.or(scores).first().waitFor();
    const keys = await keysIn(page);
    const roll = keys.find((name) => name === en.soEinMist.roll);
    const stop = keys.find((name) => name.startsWith(`${en.soEinMist.stop}: `));
    const again = keys.find((name) => name.startsWith(en.soEinMist.rollAgain));
    if (roll === undefined && stop === undefined) break;
    // Dung is to be left to others, if there is a choice.
    const key = roll ?? (stop!.includes('you take −') && again ? again : stop!);
    await acting(page, () => press(key));
  }
  await page.getByRole('button', { name: new RegExp(`^${en.scoring.rematch}`) }).waitFor();

  const { match, players, record } = await storedMatch(page);
  const heard = (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join(
    '\n',
  );
  // One after the other: what was said is not looked for again.
  let from = 0;
  for (const telling of tellings(match, players)) {
    expect(heard.slice(from)).toContain(telling);
    from = heard.indexOf(telling, from) + telling.length;
  }
  expect(heard).toContain(en.table.turnOf('Anna'));
  expect(heard).toContain(en.table.turnOf('Ben'));
  // The scores are in the tree too.
  const tree = await page.locator('body').ariaSnapshot();
  for (const { seat, values } of record.standings!) {
    expect(tree).toContain(players[seat]!.name);
    expect(tree).toContain(String(values.points).replace('-', '−'));
  }
});

test('who asks for less motion in the middle of a game gets fades instead of travel', async () => {
  const page = await app.visit({
    address: '?match=game',
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: afterTurns(4, beforeRoll) })],
  });
  const table = atTable(page);
  const turn = async () => {
    await table.roll.tap();
    await table.stop.tap();
    await table.roll.waitFor();
  };
  await table.roll.waitFor();
  const moving = await stationsDuring(page, turn);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await stationsDuring(page, turn);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const movingAgain = await stationsDuring(page, turn);
  // A piece may change its place, and its queue may close up; it is not seen on its way.
  expect({ moving: moving > 8, still, movingAgain: movingAgain > 8 }).toEqual({
    moving: true,
    still: Math.min(still, 4),
    movingAgain: true,
  });
});
