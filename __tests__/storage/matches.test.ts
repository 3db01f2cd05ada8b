import { GAMES } from '../../src/game-core/games';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { begin, settle, type Match } from '../../src/game-core/kernel/match';
import { deleteMatch, loadMatches, saveMatch, type SavedMatch } from '../../src/storage/matches';
import { MemoryStore } from './memory-store';

const players = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, bot: null }));

function matchFor(seed: string): Match {
  const config = configure(soEinMist.game, { seats: 3 });
  if (!config.ok) throw new Error(config.error.message);
  return settle(begin(soEinMist.game, config.value, seedFromText(seed))) as Match;
}

function saved(seed: string, playedAt = 1): SavedMatch {
  return { match: matchFor(seed), players, playedAt };
}

test('a match comes back as it was, with its players', async () => {
  const store = new MemoryStore();
  await saveMatch(store, 'one', saved('a', 7));
  const { entries, setAside } = await loadMatches(store, GAMES);
  expect(setAside).toEqual([]);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ name: 'one', value: { players, playedAt: 7 } });
  expect(entries[0]?.value.match.state).toEqual(matchFor('a').state);
});

test('the match that was played last comes first', async () => {
  const store = new MemoryStore();
  await saveMatch(store, 'old', saved('a', 1));
  await saveMatch(store, 'new', saved('b', 3));
  await saveMatch(store, 'middle', saved('c', 2));
  const { entries } = await loadMatches(store, GAMES);
  expect(entries.map(({ name }) => name)).toEqual(['new', 'middle', 'old']);
});

test.each(['1e999', '-1e999', '-5'])(
  'a match with the time %s is kept, as the earliest of all',
  async (time) => {
    const store = new MemoryStore();
    await saveMatch(store, 'odd', saved('a', 77));
    await saveMatch(store, 'good', saved('b', 3));
    const key = 'rainy-barn/matches/odd';
    store.items.set(key, store.items.get(key)!.replace('"playedAt":77', `"playedAt":${time}`));
    const { entries, setAside } = await loadMatches(store, GAMES);
    expect(setAside).toEqual([]);
    expect(entries.map(({ name, value }) => [name, value.playedAt])).toEqual([
      ['good', 3],
      ['odd', 0],
    ]);
  },
);

test('what cannot be read is set aside with its reason, kept, and stops nobody', async () => {
  const store = new MemoryStore();
  await saveMatch(store, 'good', saved('a'));
  store.items.set('rainy-barn/matches/torn', '{"playedAt": 1, "record"');
  store.items.set('rainy-barn/matches/foreign', '{"playedAt": 1, "record": {"hello": "world"}}');
  store.items.set('somebody-else', 'not ours');

  const { entries, setAside } = await loadMatches(store, GAMES);
  expect(entries.map(({ name }) => name)).toEqual(['good']);
  expect(setAside).toEqual([
    { folder: 'matches', name: 'torn', code: null, reason: 'This is not a saved match.' },
    {
      folder: 'matches',
      name: 'foreign',
      code: 'malformed',
      reason: 'This is not a record of a match.',
    },
  ]);
  expect(store.items.get('rainy-barn/set-aside/matches/torn')).toBe('{"playedAt": 1, "record"');
  expect(store.items.get('somebody-else')).toBe('not ours');
  expect((await loadMatches(store, GAMES)).setAside).toEqual([]);
});

test('with a full disk a bad entry stays where it is', async () => {
  const store = new MemoryStore();
  store.items.set('rainy-barn/matches/torn', 'x');
  store.writesLeft = 0;
  expect((await loadMatches(store, GAMES)).setAside).toHaveLength(1);
  expect(store.items.get('rainy-barn/matches/torn')).toBe('x');
});

test('a full disk is told, and the match before stays whole', async () => {
  const store = new MemoryStore();
  await saveMatch(store, 'one', saved('a'));
  store.writesLeft = 0;
  const result = await saveMatch(store, 'one', saved('b'));
  expect(result).toEqual({
    ok: false,
    error: { code: 'not-stored', message: 'The disk is full.' },
  });
  const { entries } = await loadMatches(store, GAMES);
  expect(entries[0]?.value.match.state).toEqual(matchFor('a').state);
});

test('a deleted match is gone', async () => {
  const store = new MemoryStore();
  await saveMatch(store, 'one', saved('a'));
  await deleteMatch(store, 'one');
  expect((await loadMatches(store, GAMES)).entries).toEqual([]);
});
