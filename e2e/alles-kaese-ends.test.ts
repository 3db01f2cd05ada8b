import { isOver } from '../src/game-core/kernel/match';
import { supplyCount } from '../src/game-core/games/alles-kaese/table';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import { atKaese, frontsIn, kaeseState } from './support/kaese';
import {
  both,
  decidedByCheese,
  onLastSlice,
  savedKaese,
  toBeCaught,
  toPeek,
} from './support/saved-kaese';
import { acting, storedMatch } from './support/table';

const app = exportedApp();

const at = (raw: Readonly<Record<string, string>>) =>
  app.visit({ isBrisk: true, address: '?match=game', raw });

test('a peek that empties the pile of two is looked at before the scores, also after a reload', async () => {
  const raw = savedKaese([null, null], both(onLastSlice, toPeek), { manner: 'throws away' });
  const page = await at(raw);
  const table = atKaese(page);
  expect(await table.next()).toBe('peek');
  await acting(page, () => table.slices.nth(2).tap());
  const { match } = await storedMatch(page);
  expect(isOver(match)).toBe(true);
  expect(await table.next()).toBe('curtain');
  await page.reload();
  expect(await table.next()).toBe('curtain');
  expect(await frontsIn(page)).toEqual([]);
  await table.lift.tap();
  const { open, pack } = await kaeseState(page);
  const { front } = pack[open.log.at(-1)!.card]!;
  await table.whileHeld(async () => {
    await page.getByTestId(`front-${front}`).waitFor();
  });
  await table.done.tap();
  await table.rematch.waitFor();
  expect((await storedMatch(page)).record.actions).toHaveLength(match.length);
  // It was looked at: the scores are there at once.
  await page.reload();
  await table.rematch.waitFor();
});

test('a third trap on the last slice of the pile: it stays there, and who is caught comes last', async () => {
  const raw = savedKaese([null, null], both(onLastSlice, toBeCaught), { manner: 'keeps' });
  const page = await at(raw);
  const table = atKaese(page);
  expect(await table.next()).toBe('choose');
  if (!(await table.keep.isEnabled())) await table.slices.first().tap();
  await acting(page, () => table.keep.tap());
  expect(await table.next()).toBe('caught');
  const { open } = await kaeseState(page);
  expect(supplyCount(open.board)).toBe(1);
  await page.getByRole('img', { name: /^Pile, 1 slice,/ }).waitFor();
  await page.getByRole('img', { name: /^Place \d of 6, empty$/ }).waitFor();
  await page.getByRole('button', { name: en.allesKaese.toScores }).tap();
  await table.rematch.waitFor();
  await page.getByText(en.allesKaeseScore.caughtTitle).first().waitFor();
  const { record } = await storedMatch(page);
  const last = record.standings!.find(({ rank }) => rank === 2)!;
  expect(last.values).toMatchObject({ escaped: 0 });
});

test('as many holes: the number of cheeses decides, and it is said in words', async () => {
  const page = await at(savedKaese([null, null, null], decidedByCheese));
  await atKaese(page).rematch.waitFor();
  const { record, players } = await storedMatch(page);
  const behind = record.standings!.find(({ decidedBy }) => decidedBy === 'cheese')!;
  const { holes, cheese } = behind.values;
  const ahead = record.standings!.find(
    ({ values }) => values['holes'] === holes && values['cheese']! > cheese!,
  )!;
  const said = en.allesKaeseScore.moreCheese(
    players[ahead.seat]!.name,
    players[behind.seat]!.name,
    holes!,
    ahead.values['cheese']!,
    cheese!,
  );
  await page.getByText(said).first().waitFor();
});
