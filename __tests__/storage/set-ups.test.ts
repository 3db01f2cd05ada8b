import { GAMES } from '../../src/game-core/games';
import { loadSetUp, saveSetUp, type SetUp } from '../../src/storage/set-ups';
import { MemoryStore } from './memory-store';

const KEY = 'rainy-barn/set-ups/so-ein-mist';

const round: SetUp = {
  players: [
    { id: 2, name: 'Mia', bot: null, pick: 'pig' },
    { id: 1, name: '', bot: 'greedy', pick: null },
    { id: 3, name: 'Oma', bot: null, pick: null },
  ],
  variants: { doubling: true, noPassingOn: true, anotherRound: false },
  start: 2,
};

const load = (store: MemoryStore) => loadSetUp(store, GAMES, 'so-ein-mist');

async function loadText(setUp: unknown) {
  const store = new MemoryStore();
  store.items.set(KEY, JSON.stringify({ game: 'so-ein-mist', ...(setUp as object) }));
  return load(store);
}

test('nothing is kept at first', async () => {
  expect(await load(new MemoryStore())).toEqual({ setUp: null, setAside: [] });
});

test('a set-up comes back as it was, also a wish that waits for more players', async () => {
  const store = new MemoryStore();
  await saveSetUp(store, 'so-ein-mist', round);
  expect(await load(store)).toEqual({ setUp: round, setAside: [] });
});

test.each([
  ['too few', { ...round, players: round.players.slice(0, 2) }],
  [
    'too many',
    { ...round, players: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ ...round.players[1], id })) },
  ],
  ['somebody twice', { ...round, players: round.players.map((player) => ({ ...player, id: 2 })) }],
  ['nobody to start', { ...round, start: 9 }],
  ['a variant that is none', { ...round, variants: { flying: true } }],
  ['more than we know', { ...round, theme: 'dark' }],
])('with %s it is set aside', async (_, setUp) => {
  const { setUp: kept, setAside } = await loadText(setUp);
  expect(kept).toBeNull();
  expect(setAside).toMatchObject([{ folder: 'set-ups', name: 'so-ein-mist' }]);
});

test('a bot or an animal that is no more is replaced, and the rest is kept', async () => {
  const players = round.players.map((player) => ({
    ...player,
    bot: player.bot === null ? null : 'oracle',
    pick: player.id === 3 ? 'pig' : player.pick,
  }));
  const { setUp } = await loadText({ ...round, players });
  expect(setUp?.players).toEqual(
    round.players.map((player) => ({ ...player, bot: player.bot && 'selfish' })),
  );
});

test('what was chosen for the table is kept with it, and an older one has none', async () => {
  const store = new MemoryStore();
  const chosen = { ...round, tableOptions: { oddsShown: true } };
  await saveSetUp(store, 'so-ein-mist', chosen);
  expect((await load(store)).setUp).toEqual(chosen);
  await saveSetUp(store, 'so-ein-mist', round);
  expect((await load(store)).setUp?.tableOptions).toBeUndefined();
});
