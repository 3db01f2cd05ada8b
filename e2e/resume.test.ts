import type { Page } from 'playwright-core';
import { isOver, type Match } from '../src/game-core/kernel/match';
import { toRecord } from '../src/game-core/kernel/record';
import { en } from '../src/i18n/en';
import { exportedApp } from './support/exported-app';
import {
  afterTurns,
  beforeRoll,
  botThinks,
  deciding,
  FOUR_PEOPLE,
  mustStop,
  ONE_PERSON,
  over,
  savedMatch,
  step,
  type Saved,
} from './support/saved';
import { seated, start } from './support/set-up';
import { standStill } from './support/still';
import { atTable, storedMatch } from './support/table';

const app = exportedApp();
const TABLE = '?match=game';

const actionsIn = async (page: Page) => (await storedMatch(page)).record.actions;
const actionsOf = ({ match, players }: Saved) => toRecord(match, players).actions;

test.each([
  ['before the roll', savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll })],
  ['after a roll', savedMatch({ bots: FOUR_PEOPLE, until: deciding })],
  ['where a number came again', savedMatch({ bots: FOUR_PEOPLE, until: mustStop })],
  ['on the scores', savedMatch({ bots: FOUR_PEOPLE, until: over })],
])('a reload %s changes nothing', async (_, saved) => {
  const page = await app.visit({ address: TABLE, matches: [saved] });
  const table = atTable(page);
  const keys = async () => {
    const moment = await table.next();
    const key = { roll: table.roll, decide: table.stop, over: table.scores }[moment];
    // On the scores, pictures come and go while the piles are turned over.
    const pictures = moment === 'over' ? null : await page.getByRole('img').count();
    return [moment, await key.getAttribute('aria-label'), pictures];
  };
  const before = await keys();
  await page.reload();
  expect(await keys()).toEqual(before);
  expect(await actionsIn(page)).toEqual(actionsOf(saved));
});

test('a bot that was thinking decides what it would have decided', async () => {
  const saved = savedMatch({ bots: ONE_PERSON, until: botThinks });
  const page = await app.visit({ address: TABLE, matches: [saved], first: standStill });
  await page.getByText(en.soEinMist.thinks('Ben', saved.match.state.open.dice.at(-1)!)).waitFor();
  await page.reload();
  expect(await atTable(page).next()).toBe('roll');
  const whenAnnaIsNext = savedMatch({ bots: ONE_PERSON, until: afterTurns(4, beforeRoll) });
  expect(await actionsIn(page)).toEqual(actionsOf(whenAnnaIsNext));
});

test('a reload while the die is in the air shows the number that was stored', async () => {
  const saved = savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll });
  const page = await app.visit({ address: TABLE, matches: [saved] });
  const table = atTable(page);
  await table.roll.waitFor();
  await page.evaluate(standStill);
  await table.roll.tap();
  await page.getByText(en.soEinMist.rolls('Anna')).waitFor();
  expect(await table.stop.isVisible()).toBe(false);
  await page.reload();
  await table.stop.waitFor();
  const rolled = step(saved.match);
  const face = rolled.state.open.dice.at(-1)!;
  await page.getByRole('img', { name: en.soEinMist.dieCounts(face) }).waitFor();
  expect(await actionsIn(page)).toEqual(actionsOf({ ...saved, match: rolled }));
});

test('a reload while a figure hops finds it arrived, and the next player to roll', async () => {
  const saved = savedMatch({ bots: FOUR_PEOPLE, until: mustStop });
  const { open } = saved.match.state;
  const seat = (open.setting.start + open.turn) % 4;
  const page = await app.visit({ address: TABLE, matches: [saved] });
  const table = atTable(page);
  await table.stop.waitFor();
  await page.evaluate(standStill);
  await table.stop.tap();
  const mover = saved.players[seat]!.name;
  await page.getByText(en.soEinMist.hops(mover, open.dice.at(-1)!)).waitFor();
  await page.reload();
  await table.roll.waitFor();
  const next = saved.players[(seat + 1) % 4]!.name;
  await table.turnOf(next).waitFor();
  expect(await actionsIn(page)).toEqual(actionsOf({ ...saved, match: step(saved.match) }));
});

test('a reload while the cards are dealt keeps the new game', async () => {
  const page = await app.visit({ setUp: seated([null, null, null], { start: 1 }) });
  await page.getByRole('button', { name: en.lobby.playOf('So ein Mist') }).tap();
  await page.getByRole('button', { name: en.setUp.start, exact: true }).waitFor();
  await page.evaluate(standStill);
  await start(page);
  await page.getByText(en.soEinMist.dealing, { exact: true }).waitFor();
  await page.reload();
  await atTable(page).roll.waitFor();
  expect(await actionsIn(page)).toHaveLength(1);
});

test('reloads at every moment of the last rounds change nothing about how the game ends', async () => {
  const saved = savedMatch({
    bots: [null, 'greedy', 'greedy'],
    until: afterTurns(17, beforeRoll),
  });
  const page = await app.visit({
    address: TABLE,
    isBrisk: true,
    matches: [saved],
  });
  const table = atTable(page);
  // What the rules and the bots make of it when nobody interrupts them, and the person always stops.
  let match: Match = saved.match as unknown as Match;
  while (!isOver(match)) match = step(match, 'stop', saved.players);

  for (let moment = await table.next(); moment !== 'over'; moment = await table.next()) {
    const key = moment === 'roll' ? table.roll : table.stop;
    await key.tap();
    await page.reload();
    await page.getByRole('button', { name: en.table.leave }).or(table.scores).first().waitFor();
    await page.reload();
  }
  await table.rematch.waitFor();
  expect((await storedMatch(page)).record).toEqual(toRecord(match, saved.players));
});
