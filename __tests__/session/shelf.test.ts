import { actionsOf, type Match } from '../../src/game-core/kernel/match';
import { keyOf, nameOf, type Store } from '../../src/storage/store';
import { keepMatch, keptMatches } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { playOn, step } from './sessions';
import {
  begun,
  diceIn,
  diceOn,
  differentSeeds,
  DyingStore,
  loaded,
  opened,
  players,
  settled,
  shelfOn,
  twoWindows,
  untilDeath,
} from './shelves';

async function startAndPlay(store: Store): Promise<Match> {
  const shelf = await loaded(store);
  const [open] = shelf.state.getState().matches;
  return playOn(await (open === undefined ? begun(shelf) : opened(shelf, open.id)));
}

test.each(['before', 'after'] as const)(
  'the process dies %s every single storage call of a game, and the same game goes on',
  async (when) => {
    const counting = new DyingStore(new MemoryStore());
    const whole = actionsOf(await startAndPlay(counting));
    expect(whole.length).toBeGreaterThan(60);
    expect(counting.calls).toBeGreaterThan(whole.length);
    for (let call = 1; call <= counting.calls; call += 1) {
      const disk = new MemoryStore();
      await untilDeath(() => startAndPlay(new DyingStore(disk, call, when)));
      expect(actionsOf(await startAndPlay(disk))).toEqual(whole);
    }
  },
);

test('several open games lie on the shelf, the latest played first', async () => {
  const store = new MemoryStore();
  let time = 1;
  const shelf = shelfOn(store, { now: () => (time += 1), newSeed: differentSeeds() });
  const first = await begun(shelf);
  const second = await begun(shelf);
  await step(first);
  await step(second);
  await step(first);
  const ids = () => shelf.state.getState().matches.map(({ id }) => id);
  expect(ids()).toEqual([first.id, second.id]);
  expect((await loaded(store)).state.getState().matches.map(({ id }) => id)).toEqual(ids());
});

test('the id of a match, which stands in the address, shows nothing of its seed', async () => {
  const store = new MemoryStore();
  const shelf = shelfOn(store, { newSeed: differentSeeds() });
  const { id } = await begun(shelf);
  const seed = keptMatches(store).get(id)?.match.origin.chance.seed ?? '';
  expect(seed).toHaveLength(32);
  expect(id).not.toContain(seed.slice(0, 8));
  expect((await begun(shelf)).id).not.toBe(id);
});

test('a match that a full disk did not take can still be gone on with', async () => {
  const store = new MemoryStore();
  store.writesLeft = 0;
  const shelf = await loaded(store);
  const session = await begun(shelf);
  await step(session);
  expect(session.state.getState().unsaved).not.toBeNull();
  expect((await opened(shelf, session.id)).story()).toHaveLength(1);
});

test('the shelf knows which matches are in memory only', async () => {
  const store = new MemoryStore();
  const shelf = await loaded(store);
  const unsaved = () => shelf.state.getState().unsaved;
  const session = await begun(shelf);
  await step(session);
  expect(unsaved()).toEqual([]);
  store.writesLeft = 0;
  await step(session);
  await step(session);
  expect(unsaved()).toEqual([session.id]);
  store.writesLeft = Infinity;
  await step(session);
  expect(unsaved()).toEqual([]);
  store.writesLeft = 0;
  await step(session);
  await shelf.remove(session.id);
  expect(unsaved()).toEqual([]);
});

test('a match begun while the disk is still being read is not forgotten', async () => {
  const store = new MemoryStore();
  const shelf = shelfOn(store);
  const loading = shelf.load();
  const session = await begun(shelf);
  await step(session);
  await loading;
  expect(shelf.state.getState().matches).toMatchObject([{ id: session.id }]);
  expect(await opened(shelf, session.id)).toBe(session);
});

test('two windows on one match: none writes over what the other has played', async () => {
  const [here, there] = twoWindows();
  const shelf = shelfOn(here);
  const session = await begun(shelf);
  await step(session);
  const elsewhere = await opened(await loaded(there), session.id);
  for (let steps = 0; steps < 20; steps += 1) await step(session);
  await settled();
  expect(elsewhere.story()).toHaveLength(21);
  await step(elsewhere);
  await settled();
  expect(session.story()).toEqual(elsewhere.story());
});

test('a match begun or removed in another window comes to the shelf or leaves it', async () => {
  const [here, there] = twoWindows();
  const shelf = shelfOn(here);
  const other = await loaded(there);
  const session = await begun(shelf);
  await step(session);
  await settled();
  expect(other.state.getState().matches).toMatchObject([{ id: session.id }]);
  await shelf.remove(session.id);
  await settled();
  expect(other.state.getState().matches).toEqual([]);
});

test('a match removed while its last action is on the way to the disk stays removed', async () => {
  const store = new MemoryStore();
  const shelf = await loaded(store);
  const session = await begun(shelf);
  await step(session);
  let arrive: () => void = () => undefined;
  const setItem = store.setItem.bind(store);
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  store.setItem = async (key, text) => {
    if (key.includes(session.id)) await arrival;
    return setItem(key, text);
  };
  const acting = step(session);
  const removing = shelf.remove(session.id);
  arrive();
  await Promise.all([acting, removing]);
  expect(shelf.state.getState().matches).toEqual([]);
  expect([...keptMatches(store).keys()]).toEqual([]);
});

test('where storage is switched off, the shelf is empty and people can play', async () => {
  const broken = () => Promise.reject(new Error('Storage is switched off.'));
  const shelf = await loaded({
    getItem: broken,
    setItem: broken,
    removeItem: broken,
    getAllKeys: broken,
  });
  expect(shelf.state.getState()).toMatchObject({ isLoaded: true, matches: [] });
  const session = await begun(shelf);
  await step(session);
  expect(session.story()).toHaveLength(1);
  expect(session.state.getState().unsaved).not.toBeNull();
  await shelf.remove(session.id);
  expect(shelf.state.getState().matches).toEqual([]);
});

test('what cannot be read is set aside with a reason, kept, and never hides the others', async () => {
  const store = new MemoryStore();
  const session = await begun(shelfOn(store));
  await step(session);
  store.items.set(keyOf('matches', 'torn'), '{"playedAt": 5, "rec');
  store.items.set(keyOf('matches', 'foreign'), '"a shopping list"');
  const shelf = await loaded(store);
  expect(shelf.state.getState().matches.map(({ id }) => id)).toEqual([session.id]);
  expect(shelf.state.getState().setAside.map(({ name }) => name)).toEqual(['torn', 'foreign']);
  expect(store.items.get(keyOf('set-aside', 'matches/torn'))).toBe('{"playedAt": 5, "rec');
  shelf.acknowledge();
  expect(shelf.state.getState().setAside).toEqual([]);
});

test('a match that is not there is refused in words', async () => {
  const shelf = await loaded(new MemoryStore());
  expect(await shelf.open('nowhere')).toMatchObject({
    ok: false,
    error: { code: 'no-such-match' },
  });
});

test('a match that was removed is gone from the disk', async () => {
  const store = new MemoryStore();
  const shelf = shelfOn(store);
  const session = await begun(shelf);
  await step(session);
  await shelf.remove(session.id);
  expect(shelf.state.getState().matches).toEqual([]);
  expect((await shelf.open(session.id)).ok).toBe(false);
  // Nothing was thrown in it that could be lost; only who plays here is still known.
  expect([...store.items.keys()].filter((key) => nameOf('persons', key) === null)).toEqual([]);
});

test('of the matches that are over, the latest thirty are kept', async () => {
  const store = new MemoryStore();
  const over = await playOn(await begun(shelfOn(store)));
  store.items.clear();
  for (let playedAt = 0; playedAt < 33; playedAt += 1) {
    await keepMatch(store, `match ${playedAt}`, { match: over, players, playedAt });
  }
  const shelf = await loaded(store);
  const kept = shelf.state.getState().matches;
  expect(kept.map(({ playedAt }) => playedAt)).toEqual(
    Array.from({ length: 30 }, (_, n) => 32 - n),
  );
  expect([...keptMatches(store).values()].every(({ match }) => match.length === over.length)).toBe(
    true,
  );
  expect(keptMatches(store).size).toBe(30);
  expect(diceOn(shelf)).toBe(33 * diceIn(over));
});

test('the matches are known before anything is written or cleared away', async () => {
  const store = new MemoryStore();
  const over = await playOn(await begun(shelfOn(store)));
  store.items.clear();
  for (let playedAt = 0; playedAt < 40; playedAt += 1) {
    await keepMatch(store, `match ${playedAt}`, { match: over, players, playedAt });
  }
  const shelf = shelfOn(store);
  const before = new Map(store.items);
  await shelf.load();
  expect(shelf.state.getState()).toMatchObject({ isLoaded: true, isCounted: false });
  expect(shelf.state.getState().matches).toHaveLength(40);
  expect(store.items).toEqual(before);
  await shelf.tidy();
  expect(shelf.state.getState().matches).toHaveLength(30);
  expect(keptMatches(store).size).toBe(30);
});

test('two who open one match sit at one table', async () => {
  const store = new MemoryStore();
  const { id } = await begun(shelfOn(store));
  const shelf = await loaded(store);
  const [one, other] = await Promise.all([opened(shelf, id), opened(shelf, id)]);
  expect(one).toBe(other);
  expect(await opened(shelf, id)).toBe(one);
});

test('a match is on disk before anybody sees it, also before its first card', async () => {
  const store = new MemoryStore();
  const { id } = await begun(shelfOn(store));
  expect(keptMatches(store).get(id)?.match.length).toBe(0);
});
