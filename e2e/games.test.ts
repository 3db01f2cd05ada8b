import type { Page } from 'playwright-core';
import { isDecision, isOver } from '../src/game-core/kernel/match';
import { en } from '../src/i18n/en';
import { whoInWords } from '../src/tables/shared/levels';
import { exportedApp } from './support/exported-app';
import { NAMES } from './support/saved';
import { seated, start, startFromLobby } from './support/set-up';
import { atTable, hungry, storedMatch } from './support/table';

const app = exportedApp();

/** The scores on the screen are those that the rules give for the stored match. */
async function expectScores(page: Page): Promise<void> {
  const { match, record, players } = await storedMatch(page);
  expect(isOver(match)).toBe(true);
  const winners = record.standings!.filter(({ rank }) => rank === 1);
  const { points } = en.soEinMistLog;
  for (const { seat, rank, values } of record.standings!) {
    const score = points(String(values.points).replace('-', '−'));
    const place = en.scoring.place(rank, whoInWords(en, 'so-ein-mist', players[seat]!), score);
    await page.getByText(place).or(page.getByLabel(place)).first().waitFor({ state: 'attached' });
  }
  for (const { seat } of winners)
    await page.getByRole('heading', { name: players[seat]!.name }).first().waitFor();
}

test('three taps from a cold start to the first roll, then a game against three bots', async () => {
  const page = await app.visit({ isBrisk: true });
  const table = atTable(page);
  await page.getByRole('button', { name: en.lobby.playOf('So ein Mist') }).tap();
  await start(page);
  expect(await table.next()).toBe('roll');
  await table.roll.tap();
  await table.stop.waitFor();

  await table.playOn(hungry);
  await table.rematch.waitFor();
  const { record, players } = await storedMatch(page);
  expect(players.filter(({ bot }) => bot === null)).toHaveLength(1);
  expect(record.actions.filter(isDecision).map(({ move }) => move)).toContain('continue');
  await expectScores(page);
});

test('four people pass the phone round, and play again with the next one beginning', async () => {
  const page = await app.visit({ isBrisk: true });
  const table = atTable(page);
  await page.getByRole('button', { name: en.lobby.playOf('So ein Mist') }).tap();
  await page.getByRole('button', { name: en.setUp.newPerson, exact: true }).tap();
  const sheet = page.getByRole('dialog');
  const line = sheet.getByRole('textbox', { name: en.setUp.name });
  for (const [at, name] of NAMES.slice(0, 4).entries()) {
    await line.fill(name);
    await line.press('Enter');
    await sheet.getByText(en.setUp.isHere(NAMES.slice(0, at + 1).join(', '))).waitFor();
  }
  await sheet.getByRole('button', { name: en.setUp.done }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: en.setUp.starts('Anna') }).tap();
  await sheet.getByRole('radio', { name: 'Clara', exact: true }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await start(page);

  // Clara, whom they chose, then clockwise.
  for (const name of ['Clara', 'David', 'Anna', 'Ben', 'Clara']) {
    expect(await table.next()).toBe('roll');
    await table.turnOf(name).waitFor();
    await table.roll.tap();
    await table.stop.tap();
    await table.stop.waitFor({ state: 'hidden' });
  }
  await table.playOn(hungry);
  await table.rematch.waitFor();
  await expectScores(page);

  await table.rematch.tap();
  await table.scores.waitFor({ state: 'hidden' });
  expect(await table.next()).toBe('roll');
  await table.turnOf('David').waitFor();
});

test('a game that only bots play can be watched to its end', async () => {
  const page = await app.visit({
    isBrisk: true,
    setUp: seated(['greedy', 'timid', 'farsighted']),
  });
  await startFromLobby(page);
  const table = atTable(page);
  expect(await table.next()).toBe('over');
  await table.rematch.waitFor();
  await expectScores(page);
});

test('by itself, a bot decides and hands on without anybody touching the screen', async () => {
  const page = await app.visit({
    settings: { speed: 'fast' },
    setUp: seated([null, 'greedy', 'greedy'], { start: 2 }),
  });
  await startFromLobby(page);
  const table = atTable(page);
  await table.turnOf('Anna').waitFor();
  await table.roll.waitFor();
  const { record } = await storedMatch(page);
  const stops = record.actions.filter(isDecision).filter(({ move }) => move === 'stop');
  expect(stops.map(({ by }) => by)).toEqual([1, 2]);
});
