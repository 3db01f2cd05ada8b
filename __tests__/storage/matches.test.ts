import { GAMES } from '../../src/game-core/games';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { begin, settle, type Match } from '../../src/game-core/kernel/match';
import { deleteMatch, loadHeads } from '../../src/storage/matches';
import { keyOf } from '../../src/storage/store';
import { keepMatch, keptMatches } from './kept-matches';
import { MemoryStore } from './memory-store';

const players = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, bot: null }));

function matchFor(seed: string): Match {
  const config = configure(soEinMist.game, { seats: 3 });
  if (!config.ok) throw new Error(config.error.message);
  return settle(begin(soEinMist.game, config.value, seedFromText(seed))) as Match;
}

const keep = (store: MemoryStore, id: string, seed: string, playedAt = 1) =>
  keepMatch(store, id, { match: matchFor(seed), players, playedAt });

const namesOf = (loaded: Awaited<ReturnType<typeof loadHeads>>) =>
  loaded.entries.map(({ name }) => name);

test('a match comes back as it was, with its players', async () => {
  const store = new MemoryStore();
  await keep(store, 'one', 'a', 7);
  const { entries, setAside, newer } = await loadHeads(store, GAMES);
  expect([setAside, newer]).toEqual([[], []]);
  expect(entries).toMatchObject([
    { name: 'one', value: { head: { playedAt: 7, summary: { players } } } },
  ]);
  expect(keptMatches(store).get('one')?.match.state).toEqual(matchFor('a').state);
});

test('the match that was played last comes first', async () => {
  const store = new MemoryStore();
  await keep(store, 'old', 'a', 1);
  await keep(store, 'new', 'b', 3);
  await keep(store, 'middle', 'c', 2);
  expect(namesOf(await loadHeads(store, GAMES))).toEqual(['new', 'middle', 'old']);
});

test.each(['1e999', '-1e999', '-5'])(
  'a match with the time %s is kept, as the earliest of all',
  async (time) => {
    const store = new MemoryStore();
    await keep(store, 'odd', 'a', 77);
    await keep(store, 'good', 'b', 3);
    const key = keyOf('matches', 'odd');
    store.items.set(key, store.items.get(key)!.replace('"playedAt":77', `"playedAt":${time}`));
    const { entries, setAside } = await loadHeads(store, GAMES);
    expect(setAside).toEqual([]);
    expect(entries.map(({ name, value }) => [name, value.head.playedAt])).toEqual([
      ['good', 3],
      ['odd', 0],
    ]);
  },
);

test('what cannot be read is set aside with its reason, kept, and stops nobody', async () => {
  const store = new MemoryStore();
  await keep(store, 'good', 'a');
  store.items.set(keyOf('matches', 'torn'), '{"playedAt": 1, "record"');
  store.items.set(keyOf('matches', 'foreign'), '{"playedAt": 1, "record": {"hello": "world"}}');
  store.items.set('somebody-else', 'not ours');

  const loaded = await loadHeads(store, GAMES);
  expect(namesOf(loaded)).toEqual(['good']);
  expect(loaded.setAside).toEqual([
    { folder: 'matches', name: 'torn', code: null, reason: 'This is not a saved match.' },
    {
      folder: 'matches',
      name: 'foreign',
      code: 'malformed',
      reason: 'This is not a record of a match.',
    },
  ]);
  expect(store.items.get(keyOf('set-aside', 'matches/torn'))).toBe('{"playedAt": 1, "record"');
  expect(store.items.get('somebody-else')).toBe('not ours');
  expect((await loadHeads(store, GAMES)).setAside).toEqual([]);
});

test('with a full disk a bad entry stays where it is', async () => {
  const store = new MemoryStore();
  store.items.set(keyOf('matches', 'torn'), 'x');
  store.writesLeft = 0;
  expect((await loadHeads(store, GAMES)).setAside).toHaveLength(1);
  expect(store.items.get(keyOf('matches', 'torn'))).toBe('x');
});

test('an entry that the device does not give out concerns that entry only', async () => {
  const store = new MemoryStore();
  await keep(store, 'good', 'a');
  await keep(store, 'stuck', 'b');
  const getItem = store.getItem.bind(store);
  store.getItem = async (key) => {
    if (key.includes('stuck')) throw new Error('Row too big');
    return getItem(key);
  };
  const loaded = await loadHeads(store, GAMES);
  expect(namesOf(loaded)).toEqual(['good']);
  expect(loaded.setAside).toMatchObject([{ name: 'stuck', reason: 'Row too big' }]);
  expect(store.items.has(keyOf('matches', 'stuck'))).toBe(true);
});

test('many are read in one go, and one by one where that fails', async () => {
  const store = new MemoryStore();
  await keep(store, 'one', 'a');
  await keep(store, 'two', 'b');
  const getItem = jest.spyOn(store, 'getItem');
  const multiGet = async (keys: readonly string[]) =>
    keys.map((key) => [key, store.items.get(key) ?? null] as const);
  expect(namesOf(await loadHeads(Object.assign(store, { multiGet }), GAMES))).toHaveLength(2);
  expect(getItem).not.toHaveBeenCalled();
  const failing = () => Promise.reject(new Error('Too much at once'));
  const again = await loadHeads(Object.assign(store, { multiGet: failing }), GAMES);
  expect(namesOf(again)).toHaveLength(2);
});

test('a deleted match is gone', async () => {
  const store = new MemoryStore();
  await keep(store, 'one', 'a');
  await deleteMatch(store, 'one');
  expect((await loadHeads(store, GAMES)).entries).toEqual([]);
});
