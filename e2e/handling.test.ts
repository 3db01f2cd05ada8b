import type { Locator } from 'playwright-core';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { badControls } from './support/controls';
import { exportedApp } from './support/exported-app';
import {
  beforeRoll,
  botThinks,
  deciding,
  FOUR_PEOPLE,
  ONE_PERSON,
  over,
  savedMatch,
} from './support/saved';
import { seated } from './support/set-up';
import { goOn, standStill } from './support/still';
import { acting, atTable, storedMatch, storedMatches } from './support/table';

const app = exportedApp();
const TABLE = '?match=game';

test('the language changes at once in the settings, and the table speaks it too', async () => {
  const page = await app.visit({
    address: TABLE,
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: deciding })],
  });
  await atTable(page, en).stop.waitFor();
  await page.getByRole('button', { name: en.table.settings }).tap();
  await page.getByRole('radio', { name: en.settings.german }).tap();
  await page.getByRole('heading', { name: de.app.settings }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('button', { name: de.settings.back, exact: true }).tap();
  const table = atTable(page, de);
  await table.stop.tap();
  await table.stop.waitFor({ state: 'hidden' });
  expect(await table.next()).toBe('roll');
  await table.turnOf('Ben').waitFor();

  await page.reload();
  await table.roll.waitFor();
  await page.getByRole('button', { name: de.table.leave }).tap();
  await page.getByRole('heading', { name: de.lobby.title }).waitFor();
});

test('a whole end of a game in German', async () => {
  const late = savedMatch({
    bots: [null, null, null],
    until: (match) => match.state.open.turn === 19 && match.state.open.rolling,
  });
  const page = await app.visit({
    address: TABLE,
    locale: 'de-DE',
    isBrisk: true,
    matches: [late],
  });
  const table = atTable(page, de);
  await table.playOn();
  await table.rematch.waitFor();
  const { record, players } = await storedMatch(page);
  const winner = record.standings!.find(({ rank }) => rank === 1)!;
  await page.getByRole('heading', { name: players[winner.seat]!.name }).first().waitFor();
});

test('two quick taps are one, on every key of the way', async () => {
  const page = await app.visit({
    settings: { speed: 'fast' },
    setUp: seated([null, null, null], { start: 1 }),
  });
  const table = atTable(page);
  await page.getByRole('button', { name: en.lobby.playOf('So ein Mist') }).dblclick();
  const start = page.getByRole('button', { name: en.setUp.start, exact: true });
  await start.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await start.dblclick();
  await table.roll.waitFor();
  expect((await storedMatches(page)).size).toBe(1);

  await table.roll.dblclick();
  await table.stop.waitFor();
  expect((await storedMatch(page)).match.length).toBe(2);
  if (await table.rollAgain.isEnabled()) {
    await acting(page, () => table.rollAgain.dblclick());
    await page.getByRole('img', { name: /^Set aside: / }).waitFor();
    expect(await table.next()).toBe('decide');
    expect((await storedMatch(page)).match.length).toBe(4);
  }
  await table.stop.dblclick();
  await table.turnOf('Ben').waitFor();
  expect(await table.next()).toBe('roll');

  await page.getByRole('button', { name: en.table.log }).dblclick();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: en.table.close }).dblclick();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: en.table.rules, exact: true }).dblclick();
  await page.getByRole('button', { name: en.rules.back }).dblclick();
  await page
    .getByRole('button', { name: en.table.leave })
    .or(page.getByRole('heading', { name: en.lobby.title }))
    .first()
    .waitFor();
  expect((await storedMatches(page)).size).toBe(1);
});

test('the second of two quick taps on Back opens no door', async () => {
  const page = await app.visit({ address: '?set-up=so-ein-mist', motion: 'reduce' });
  const back = page.getByRole('button', { name: en.rules.back });
  await back.waitFor();
  // Taps of a test are slow: what they must be too quick for takes longer too.
  await page.evaluate(() => {
    const { setTimeout: later } = window;
    const slow = (run: () => void, ms = 0, ...rest: unknown[]) => later(run, ms * 100, ...rest);
    window.setTimeout = slow as typeof window.setTimeout;
  });
  await back.tap();
  const door = page.getByRole('button', { name: en.lobby.playOf('So ein Mist') });
  await door.waitFor();
  const { x, y, width, height } = (await door.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 4);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await door.isVisible()).toBe(true);
  expect(new URL(page.url()).search).toBe('');
});

test('two quick taps on Stop do not skip the move', async () => {
  const page = await app.visit({
    address: TABLE,
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: deciding })],
  });
  const table = atTable(page);
  await table.stop.waitFor();
  await page.evaluate(standStill);
  await table.stop.dblclick();
  await page.getByText(/^Anna moves \d/).waitFor();
  await goOn(page);
  await page.getByText(/^\w+ takes [+−]\d+\.$/).waitFor();
});

test('what lies on the table answers a finger', async () => {
  const page = await app.visit({
    address: TABLE,
    settings: { speed: 'fast' },
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: deciding })],
  });
  const table = atTable(page);
  const tapAt = async (piece: Locator): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await piece.boundingBox())!;
    const at = { x: x + width / 2, y: y + height / 2 };
    await page.touchscreen.tap(at.x, at.y);
    return at;
  };
  await table.stop.waitFor();

  const note = page.getByText(/Nobody stands here: who lands here takes it/);
  const standsAt = /^(\d steps?: )?\w+ [+−]\d+$/;
  await tapAt(page.getByRole('img', { name: standsAt }).first());
  await note.waitFor();
  await tapAt(page.getByRole('img', { name: standsAt }).first());
  await note.waitFor({ state: 'hidden' });

  await tapAt(page.getByRole('img', { name: /^Clara, / }));
  await page.getByRole('dialog').getByText('0 cards in the scoring pile').waitFor();
  await page.getByRole('button', { name: en.table.close }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const die = await tapAt(page.getByRole('img', { name: /^Die: / }));
  await page.getByRole('img', { name: /^Set aside: / }).waitFor();
  await table.stop.tap();
  await table.turnOf('Ben').waitFor();
  await table.roll.waitFor();
  // Where the die lay, the coin of the next one shines.
  await page.touchscreen.tap(die.x, die.y);
  await table.stop.waitFor();
});

test('who is asked before each move is asked at the die too, and no tap too many skips anything', async () => {
  const page = await app.visit({
    address: TABLE,
    settings: { confirmMoves: true },
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: deciding })],
  });
  const table = atTable(page);
  const sheet = page.getByRole('dialog');
  const tapDie = async () => {
    const { x, y, width, height } = (await page
      .getByRole('img', { name: /^Die: / })
      .boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await sheet.waitFor();
  };
  await table.stop.waitFor();
  const { length } = (await storedMatch(page)).match;
  await tapDie();
  await sheet.getByText(en.soEinMist.rollAgain).waitFor();
  await sheet.getByRole('button', { name: en.table.no }).last().tap();
  await sheet.waitFor({ state: 'hidden' });
  expect((await storedMatch(page)).match.length).toBe(length);

  await tapDie();
  await sheet.getByRole('button', { name: en.table.yes }).dblclick();
  await page.getByRole('img', { name: /^Set aside: / }).waitFor();
  await table.stop.waitFor();
  expect((await storedMatch(page)).match.length).toBe(length + 2);

  await table.stop.dblclick();
  await sheet.waitFor();
  await page.evaluate(standStill);
  await sheet.getByRole('button', { name: en.table.yes }).dblclick();
  await page.getByText(/^Anna moves \d/).waitFor();
  await goOn(page);
  await page.getByText(/^\w+ takes [+−]\d+\.$/).waitFor();
});

test('step by step, bots wait for their key: by finger, by Enter and after a reload', async () => {
  const page = await app.visit({
    address: TABLE,
    settings: { stepByStep: true, speed: 'off' },
    matches: [savedMatch({ bots: ONE_PERSON, until: botThinks })],
  });
  const table = atTable(page);
  const next = page.getByRole('button', { name: en.table.next, disabled: false });
  const lengthNow = async () => (await storedMatch(page)).match.length;
  await next.waitFor();
  const length = await lengthNow();
  expect((await next.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  // A tap beside it hurries nothing.
  await page.touchscreen.tap(195, 400);
  await page.reload();
  await next.waitFor();
  expect(await lengthNow()).toBe(length);
  await acting(page, () => next.tap());
  await next.waitFor();
  expect(await lengthNow()).toBeGreaterThan(length);

  // The key keeps the focus while bots act; a press at which one acts already is the same wish.
  await next.focus();
  // After the last bot it is on Anna's key: one press too many rolls for her.
  const hers = table.roll.or(table.stop);
  while (!(await hers.isVisible())) {
    await next.or(hers).first().waitFor();
    await page.keyboard.press('Enter');
  }
  expect(await lengthNow()).toBeGreaterThan(length + 3);
  // Presses too many may have rolled and stopped for her: then the next bot waits.
  await hers.or(next).first().waitFor();
});

test('a name that runs from right to left turns no sentence round', async () => {
  const page = await app.visit({
    address: TABLE,
    matches: [
      savedMatch({
        bots: FOUR_PEOPLE,
        names: ['שרה', 'Ben\u202E', 'Clara\u2067', 'ليلى'],
        until: beforeRoll,
      }),
    ],
  });
  const table = atTable(page);
  /** Where the name begins, and where the words after it do. */
  const places = (words: Locator) =>
    words.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const leftOf = (sign: RegExp) => {
        const at = text.data.search(sign);
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return [leftOf(/[\u05D0-\u064A]|Ben|Clara/u), leftOf(/turn/)] as const;
    });
  const play = async () => {
    await table.roll.tap();
    await table.stop.tap();
    await table.stop.waitFor({ state: 'hidden' });
    expect(await table.next()).toBe('roll');
  };
  for (const who of [/שרה/, /Ben/, /Clara/, /ليلى/]) {
    const words = page.getByText(/’s turn$/).filter({ hasText: who, visible: true });
    await words.waitFor();
    const [name, turn] = await places(words);
    expect(turn).toBeGreaterThan(name);
    await play();
  }
});

test('two quick taps on Rematch begin one game', async () => {
  const page = await app.visit({
    address: TABLE,
    motion: 'reduce',
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: over })],
  });
  const table = atTable(page);
  await table.rematch.dblclick();
  await table.roll.waitFor();
  expect((await storedMatches(page)).size).toBe(2);
});

test('a game is looked at again by keys and a curve where the thumbs are', async () => {
  const page = await app.visit({
    address: TABLE,
    locale: 'de-DE',
    motion: 'reduce',
    size: { width: 360, height: 640 },
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: over })],
  });
  await page.getByRole('button', { name: de.scoring.replay }).tap();
  const line = page.getByRole('slider', { name: de.table.replay.step });
  await line.waitFor();
  const title = (await page.getByRole('heading', { name: de.table.replay.title }).boundingBox())!;
  expect(title.height).toBeLessThan(40);

  const of = Number(await line.getAttribute('aria-valuemax'));
  const { x, y, width, height } = (await line.boundingBox())!;
  expect(y).toBeGreaterThan(640 / 2);
  expect(width).toBeGreaterThan(300);
  const isAt = (step: number) => page.locator(`[role="slider"][aria-valuenow="${step}"]`).waitFor();
  await page.touchscreen.tap(x + width - 1, y + height / 2);
  await isAt(of);
  await page.touchscreen.tap(x + 1, y + height / 2);
  await isAt(1);
  await page.getByRole('button', { name: de.table.replay.forward }).tap();
  await isAt(2);
  await line.press('End');
  await isAt(of);
  expect(await badControls(page)).toEqual([]);
});

test('the browser leads back and forth, also while something moves', async () => {
  const page = await app.visit({
    settings: { speed: 'normal' },
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll })],
  });
  const table = atTable(page);
  const lobby = page.getByRole('heading', { name: en.lobby.title });
  await page.getByRole('button', { name: /^Continue / }).tap();
  await table.roll.waitFor();
  await page.evaluate(standStill);
  await table.roll.tap();
  await page.getByText(en.soEinMist.rolls('Anna')).waitFor();
  await page.goBack();
  await lobby.waitFor();
  await goOn(page);
  await page.goForward();
  await table.stop.waitFor();
  expect((await storedMatch(page)).match.length).toBe(2);

  await page.getByRole('button', { name: en.table.rules, exact: true }).tap();
  await page.getByRole('heading', { name: 'So ein Mist', level: 1 }).waitFor();
  await page.goBack();
  await table.stop.tap();
  await table.stop.waitFor({ state: 'hidden' });
  expect(await table.next()).toBe('roll');
  await page.goBack();
  await lobby.waitFor();
  await page.goBack();
  await page.goForward();
  await lobby.waitFor();
});

test('a turned phone keeps its game, also while the die is in the air', async () => {
  const page = await app.visit({
    address: TABLE,
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll })],
  });
  const table = atTable(page);
  await table.roll.waitFor();
  await page.evaluate(standStill);
  await table.roll.tap();
  await page.getByText(en.soEinMist.rolls('Anna')).waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => innerWidth === 844);
  await goOn(page);
  await table.stop.waitFor();
  const box = (await table.stop.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(390);
  await table.stop.tap();
  await page.setViewportSize({ width: 390, height: 844 });
  await table.roll.waitFor();
  expect((await storedMatch(page)).match.length).toBe(3);
});

test('two tabs stay at the same table', async () => {
  const first = await app.visit({
    address: TABLE,
    settings: { speed: 'fast' },
    matches: [savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll })],
  });
  const second = await app.another(first, TABLE);
  const [one, other] = [atTable(first), atTable(second)];
  await other.roll.waitFor();
  await first.bringToFront();
  await one.roll.tap();
  await one.stop.waitFor();
  await second.bringToFront();
  await other.stop.tap();
  await other.roll.waitFor();
  await first.bringToFront();
  await one.roll.waitFor();
  await one.turnOf('Ben').waitFor();
  expect((await storedMatch(first)).match.length).toBe(3);
});

test('bots of one game do not play twice for being watched in two tabs', async () => {
  const first = await app.visit({
    address: TABLE,
    settings: { speed: 'fast' },
    matches: [savedMatch({ bots: ONE_PERSON, until: deciding })],
  });
  const second = await app.another(first, TABLE);
  await atTable(second).stop.waitFor();
  await first.bringToFront();
  await atTable(first).stop.tap();
  await atTable(first).stop.waitFor({ state: 'hidden' });
  expect(await atTable(first).next()).toBe('roll');
  const expected = savedMatch({
    bots: ONE_PERSON,
    until: (match, players) => match.state.open.turn > 3 && beforeRoll(match, players),
  });
  expect((await storedMatch(first)).match.length).toBe(expected.match.length);
});
