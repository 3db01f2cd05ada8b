import { GAMES } from '../../src/game-core/games';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { diceOf } from '../../src/game-core/kernel/dice';
import { actionsOf, begin, draw, rewind, type Match } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';
import { parseRecord, toRecord } from '../../src/game-core/kernel/record';
import { standings } from '../../src/game-core/kernel/standings';
import { randomBot } from '../../src/game-core/search/random-bot';
import { readHead, readSave, withHead, writeSave } from '../../src/storage/save-format';
import { winnersIn } from '../../src/storage/summary';

const players = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'greedy' },
  { name: 'Cy', bot: null },
];
const people = ['person-1', null, 'person-2'];
const seed = seedFromText('save');

const { game } = soEinMist;
const config = configure(game, { seats: 3, start: 1 });
if (!config.ok) throw new Error(config.error.message);
const fresh = begin(game, config.value, seed);
const bots = players.map(() => randomBot<never>(game.moves as never));
const over = playOut(fresh as never, bots, createChance(seedFromText('thoughts'))) as Match;
const middle = rewind(over, 20);

const textOf = (match: Match) => writeSave({ match, players, people, playedAt: 7 }).text;

function headIn(text: string) {
  const read = readHead(text, GAMES);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.head;
}

test('a save is a head and the record as it is shared, a line each', () => {
  const lines = textOf(middle).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(JSON.stringify(toRecord(middle, players)));
  expect(parseRecord(lines[1]!, GAMES).ok).toBe(true);
});

test('it opens as the match that was saved, with its persons', () => {
  for (const match of [fresh as Match, middle, over]) {
    const read = readSave(textOf(match), GAMES);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value).toMatchObject({ players, people, playedAt: 7 });
    expect(actionsOf(read.value.match)).toEqual(actionsOf(match));
  }
});

test('the head tells what a list of matches shows, and the record needs not be read for it', () => {
  const [head] = textOf(over).split('\n');
  const { summary } = headIn(`${head}\nnot even JSON`);
  expect(summary).toEqual({
    game: 'so-ein-mist',
    rules: game.rulesVersion,
    options: over.origin.config.options,
    players,
    waitsFor: [],
    standings: standings(over.origin.game, over.state),
    dice: diceOf(over),
  });
  expect(winnersIn(summary)).not.toHaveLength(0);
});

test('it says whom the match waits for: who decides, or whose hand throws', () => {
  expect(headIn(textOf(fresh as Match)).summary.waitsFor).toEqual([]);
  const dealt = draw(fresh as Match);
  expect(headIn(textOf(dealt)).summary).toMatchObject({ waitsFor: [1], standings: null });
  expect(headIn(textOf(draw(dealt))).summary.waitsFor).toEqual([1]);
});

test('the head holds nothing secret', () => {
  const [head] = textOf(middle).split('\n');
  expect(head).not.toContain(seed);
  expect(Object.keys(headIn(textOf(middle)))).toEqual(['playedAt', 'people', 'summary']);
});

test('what a later app of the same version adds to the head is no reason not to read it', () => {
  const more = textOf(middle).replace('"playedAt":7', '"playedAt":7,"mood":"cheerful"');
  expect(headIn(more)).toEqual(headIn(textOf(middle)));
});

test.each([
  ['a later save', '"version":2', '"version":3'],
  ['a later record', '"record":1', '"record":2'],
  ['later rules', '"rules":1', '"rules":2'],
  ['a game that we do not have', '"game":"so-ein-mist"', '"game":"chess"'],
])('%s is newer, not broken', (_, from, to) => {
  const text = textOf(middle).replace(from, to);
  expect(text).not.toBe(textOf(middle));
  for (const read of [readHead(text, GAMES), readSave(text, GAMES)]) {
    expect(read).toMatchObject({ ok: false, error: { isNewer: true } });
  }
});

test.each([
  ['half a head', textOf(middle).slice(0, 100)],
  ['no record', textOf(middle).split('\n')[0]!],
  ['an odd version', textOf(middle).replace('"version":2', '"version":1.5')],
  ['a head of version 1', textOf(middle).replace('"version":2', '"version":1')],
  ['dice without faces', textOf(middle).replace(/"dice":\[\[\d,/, '"dice":[[')],
  ['a key twice', textOf(middle).replace('"seed":', '"seed":"","seed":')],
])('with %s it is broken', (_, text) => {
  const read = readSave(text, GAMES);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.error.isNewer).toBeFalsy();
});

test('what was agreed on about the table comes back, and is no part of the record', () => {
  const tableOptions = { oddsShown: true, fromMemory: false };
  const { text, head } = writeSave({ match: middle, players, people, playedAt: 7, tableOptions });
  expect(head.tableOptions).toEqual(tableOptions);
  expect(headIn(text)).toEqual(head);
  expect(readSave(text, GAMES)).toMatchObject({ ok: true, value: { tableOptions } });
  expect(text.split('\n')[1]).toBe(textOf(middle).split('\n')[1]);
  expect(withHead(text, { ...head, playedAt: 8 })).toContain('"oddsShown":true');
});

test('a save of an app that knew of no such options opens without any', () => {
  expect(textOf(middle)).not.toContain('tableOptions');
  const read = readSave(textOf(middle), GAMES);
  expect(read.ok && read.value.tableOptions).toBeUndefined();
});

test.each(['7', '["oddsShown"]', '{"oddsShown":"yes"}'])(
  'options of the table that cannot be read, %s, lose no match',
  (options) => {
    const text = textOf(middle).replace('"playedAt":7', `"playedAt":7,"tableOptions":${options}`);
    const read = readSave(text, GAMES);
    expect(read.ok && actionsOf(read.value.match)).toEqual(actionsOf(middle));
    expect(read.ok && read.value.tableOptions).toBeUndefined();
  },
);
