import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { keyOf } from '../src/storage/store';
import { exportedApp } from './support/exported-app';
import { settled } from './support/scenes';
import { seated, start } from './support/set-up';
import { atTable, storedMatch } from './support/table';

const app = exportedApp();
const { variants } = en.games['so-ein-mist'];

interface Example {
  readonly name: string;
  readonly seats: number;
  /** Switched on by hand. */
  readonly options: readonly (keyof typeof variants)[];
  readonly rounds: number;
}

test('six seats are seen at once on a phone, with the key that starts', async () => {
  const names = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frieda'];
  const page = await app.visit({
    address: '?set-up=so-ein-mist',
    locale: 'de-DE',
    setUp: seated(names.map(() => null)),
    raw: Object.fromEntries(
      names.map((name) => [
        keyOf('persons', name),
        JSON.stringify({ version: 1, name, picture: 'girl' }),
      ]),
    ),
  });
  const last = page.getByRole('button', { name: /^Frieda\. / });
  await last.waitFor();
  await settled(page);
  const startKey = page.getByRole('button', { name: de.setUp.start, exact: true });
  const [seat, key] = [(await last.boundingBox())!, (await startKey.boundingBox())!];
  expect(seat.y + seat.height).toBeLessThan(key.y);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).overflowY === 'auto')
      .map((element) => element.scrollHeight - element.clientHeight),
  );
  expect(Math.max(...hidden)).toBe(0);
});

test.each<Example>([
  { name: 'Doubling', seats: 3, options: ['doubling'], rounds: 7 },
  { name: 'No Passing On with five', seats: 5, options: ['noPassingOn'], rounds: 7 },
  { name: 'Six players pass on', seats: 6, options: [], rounds: 5 },
  { name: 'No Passing On with six', seats: 6, options: ['noPassingOn'], rounds: 7 },
  { name: 'Another Round', seats: 3, options: ['anotherRound', 'doubling'], rounds: 8 },
])('$name: from the set-up to the scores', async ({ seats, options, rounds }) => {
  const bots = [null, ...Array.from({ length: seats - 1 }, () => 'greedy')];
  const page = await app.visit({
    address: '?set-up=so-ein-mist',
    isBrisk: true,
    setUp: seated(bots, { start: 1 }),
  });
  for (const option of options) {
    const row = page.getByRole('switch', { name: new RegExp(`^${variants[option].name}`) });
    await row.tap();
    expect(await row.isChecked()).toBe(true);
  }
  await start(page);

  const table = atTable(page);
  expect(await table.next()).toBe('roll');
  await page.getByText(en.soEinMist.round(1, rounds), { exact: true }).waitFor();
  await table.playOn();
  await table.rematch.waitFor();

  const { record } = await storedMatch(page);
  expect(record.config).toMatchObject({
    seats,
    options: {
      doubling: options.includes('doubling'),
      noPassingOn: options.includes('noPassingOn'),
      anotherRound: options.includes('anotherRound'),
    },
  });
  // What is special about the piles is said beside them.
  const passed = page.getByText(en.soEinMistReveal.passedMark);
  expect(await passed.isVisible()).toBe(seats > 4 && !options.includes('noPassingOn'));
});

test('No Passing On waits until enough people sit down', async () => {
  const page = await app.visit({
    address: '?set-up=so-ein-mist',
    setUp: seated([null, null, null, null], { variants: { noPassingOn: true } }),
  });
  const row = page.getByRole('switch', { name: new RegExp(`^${variants.noPassingOn.name}`) });
  await page.getByRole('button', { name: en.setUp.start, exact: true }).waitFor();
  expect(await row.isChecked()).toBe(false);
  expect(await row.isDisabled()).toBe(true);
  await page.getByText(en.setUp.onlyFor(5, 6)).waitFor();

  await page.getByRole('button', { name: en.setUp.add }).tap();
  expect(await row.isEnabled()).toBe(true);
  expect(await row.isChecked()).toBe(true);
});
