import { en } from '../src/i18n/en';
import { violations } from './support/axe';
import { badControls } from './support/controls';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { afterTurns, deciding, ONE_PERSON, savedMatch } from './support/saved';
import { acting, atTable } from './support/table';

const app = exportedApp();

test('on a desktop the log stands beside the table, follows the game and leaves the focus alone', async () => {
  const saved = savedMatch({ bots: ONE_PERSON, until: afterTurns(8, deciding) });
  const page = await app.visit({
    address: '?match=game',
    matches: [saved],
    size: { width: 1280, height: 800 },
    isBrisk: true,
  });
  const table = atTable(page);
  const log = page.getByRole('group', { name: en.table.log });
  const latest = log.getByText(/^Anna /).first();
  expect(await latest.textContent()).toMatch(/^Anna rolls/);
  expect(await page.getByRole('button', { name: en.table.log }).count()).toBe(0);
  expect(await cutOff(page)).toEqual([]);
  expect(await badControls(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  // The latest turn is in view, whoever acts, and the focus stays with those who play.
  const scrolled = () => log.evaluate((element) => element.scrollTop);
  await acting(page, () => table.stop.tap());
  await log
    .getByText(/^Anna hops/)
    .first()
    .waitFor();
  expect(await table.next()).toBe('roll');
  expect(await scrolled()).toBe(0);
  expect(await log.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  expect(await log.getByText(/ takes .*[+−]\d/).count()).toBeLessThanOrEqual(1);

  // Who reads further down stays there.
  await log.evaluate((element) => void (element.scrollTop = 300));
  await acting(page, () => table.roll.tap());
  await table.stop.waitFor();
  expect(await scrolled()).toBeGreaterThan(100);

  // A tablet that is turned while somebody reads: the log is there once, and the game goes on.
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: en.table.log }).tap();
  await page.getByRole('dialog').waitFor();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await log.waitFor();
  await page.setViewportSize({ width: 820, height: 1180 });
  await log.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
});
