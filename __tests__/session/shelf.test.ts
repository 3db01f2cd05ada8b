import { GAMES } from '../../src/game-core/games';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { actionsOf, type Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import type { Session } from '../../src/session/session';
import { createShelf, type Shelf } from '../../src/session/shelf';
import { keyOf, type Store } from '../../src/storage/store';
import { MemoryStore } from '../storage/memory-store';
import { playOn, step } from './people';

const entry = soEinMist as Entry;
const { game } = entry;

const players = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'greedy' },
  { name: 'Cy', bot: null },
];

const pause = async () => undefined;

function shelfOn(store: Store, now = () => 1): Shelf {
  return createShelf({ store, registry: GAMES, now, pause, newSeed: () => seedFromText('shelf') });
}

function begun(shelf: Shelf): Session {
  const config = configure(game, { seats: 3, options: { anotherRound: true } });
  if (!config.ok) throw new Error(config.error.message);
  const session = shelf.begin(entry, config.value, players);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

async function loaded(store: Store): Promise<Shelf> {
  const shelf = shelfOn(store);
  await shelf.load();
  return shelf;
}

function opened(shelf: Shelf, id: string): Session {
  const session = shelf.open(id);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

class ProcessDied extends Error {}

/** A device whose process dies at one of its calls: before the call takes effect, or just after. */
class DyingStore implements Store {
  calls = 0;

  constructor(
    private readonly disk: MemoryStore,
    private readonly diesAt = Number.POSITIVE_INFINITY,
    private readonly when: 'before' | 'after' = 'before',
  ) {}

  private async call<T>(work: () => Promise<T>): Promise<T> {
    this.calls += 1;
    if (this.calls < this.diesAt) return work();
    if (this.calls === this.diesAt && this.when === 'after') await work();
    // What is dead never answers.
    return new Promise<T>(() => died());
  }

  getItem = (key: string) => this.call(() => this.disk.getItem(key));
  setItem = (key: string, text: string) => this.call(() => this.disk.setItem(key, text));
  removeItem = (key: string) => this.call(() => this.disk.removeItem(key));
  getAllKeys = () => this.call(() => this.disk.getAllKeys());
}

let died: () => void = () => undefined;

/** Runs until the process dies or the work is done. */
async function untilDeath(work: () => Promise<unknown>): Promise<void> {
  const death = new Promise<never>((_, reject) => {
    died = () => reject(new ProcessDied());
  });
  await Promise.race([work(), death]).catch((error: unknown) => {
    if (!(error instanceof ProcessDied)) throw error;
  });
}

async function startAndPlay(store: Store): Promise<Match> {
  const shelf = await loaded(store);
  const [open] = shelf.state.getState().matches;
  return playOn(open === undefined ? begun(shelf) : opened(shelf, open.id));
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
  const shelf = createShelf({
    store,
    registry: GAMES,
    now: () => (time += 1),
    pause,
    newSeed: () => seedFromText(`game ${time}`),
  });
  const first = begun(shelf);
  const second = begun(shelf);
  await step(first);
  await step(second);
  await step(first);
  const ids = () => shelf.state.getState().matches.map(({ id }) => id);
  expect(ids()).toEqual([first.id, second.id]);
  expect((await loaded(store)).state.getState().matches.map(({ id }) => id)).toEqual(ids());
});

test('the id of a match, which stands in the address, shows nothing of its seed', () => {
  let drawn = 0;
  const newSeed = () => seedFromText(`drawn ${(drawn += 1)}`);
  const shelf = createShelf({
    store: new MemoryStore(),
    registry: GAMES,
    now: () => 1,
    pause,
    newSeed,
  });
  const { id, state } = begun(shelf);
  const { seed } = state.getState().match.origin.chance;
  expect(id).not.toContain(seed.slice(0, 8));
  expect(begun(shelf).id).not.toBe(id);
});

test('a match that a full disk did not take can still be gone on with', async () => {
  const store = new MemoryStore();
  store.writesLeft = 0;
  const shelf = await loaded(store);
  const session = begun(shelf);
  await step(session);
  expect(session.state.getState().unsaved).not.toBeNull();
  expect(opened(shelf, session.id).state.getState().match.length).toBe(1);
});

test('a match begun while the disk is still being read is not forgotten', async () => {
  const store = new MemoryStore();
  const shelf = shelfOn(store);
  const loading = shelf.load();
  const session = begun(shelf);
  await step(session);
  await loading;
  expect(shelf.state.getState().matches).toMatchObject([{ id: session.id, match: { length: 1 } }]);
});

/** Two windows of one browser: each hears what the other changed. */
function twoWindows(): readonly [Store, Store] {
  const disk = new MemoryStore();
  const listeners: ((key: string) => void)[] = [];
  const windowAt = (own: number): Store => ({
    getItem: (key) => disk.getItem(key),
    getAllKeys: () => disk.getAllKeys(),
    async setItem(key, text) {
      await disk.setItem(key, text);
      listeners.forEach((listen, at) => at !== own && listen(key));
    },
    async removeItem(key) {
      await disk.removeItem(key);
      listeners.forEach((listen, at) => at !== own && listen(key));
    },
    watch: (listen) => void (listeners[own] = listen),
  });
  return [windowAt(0), windowAt(1)];
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two windows on one match: none writes over what the other has played', async () => {
  const [here, there] = twoWindows();
  const shelf = shelfOn(here);
  const session = begun(shelf);
  await step(session);
  const elsewhere = opened(await loaded(there), session.id);
  for (let steps = 0; steps < 20; steps += 1) await step(session);
  await settled();
  expect(elsewhere.state.getState().match.length).toBe(21);
  await step(elsewhere);
  await settled();
  expect(actionsOf(session.state.getState().match)).toEqual(
    actionsOf(elsewhere.state.getState().match),
  );
});

test('a match begun or removed in another window comes to the shelf or leaves it', async () => {
  const [here, there] = twoWindows();
  const shelf = shelfOn(here);
  const other = await loaded(there);
  const session = begun(shelf);
  await step(session);
  await settled();
  expect(other.state.getState().matches).toMatchObject([{ id: session.id }]);
  await shelf.remove(session.id);
  await settled();
  expect(other.state.getState().matches).toEqual([]);
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
  const session = begun(shelf);
  await step(session);
  expect(session.state.getState()).toMatchObject({ match: { length: 1 }, unsaved: {} });
  await shelf.remove(session.id);
  expect(shelf.state.getState().matches).toEqual([]);
});

test('what cannot be read is set aside with a reason, kept, and never hides the others', async () => {
  const store = new MemoryStore();
  const session = begun(shelfOn(store));
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
  expect(shelf.open('nowhere')).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
});

test('a match that was removed is gone from the disk', async () => {
  const store = new MemoryStore();
  const shelf = shelfOn(store);
  const session = begun(shelf);
  await step(session);
  await shelf.remove(session.id);
  expect(shelf.state.getState().matches).toEqual([]);
  expect(shelf.open(session.id).ok).toBe(false);
  expect(store.items.size).toBe(0);
});

test('of the matches that are over, the latest thirty are kept', async () => {
  const store = new MemoryStore();
  const over = await playOn(begun(shelfOn(store)));
  const [text] = [...store.items.values()];
  store.items.clear();
  for (let nth = 0; nth < 33; nth += 1) {
    const saved = { ...JSON.parse(String(text)), playedAt: nth };
    store.items.set(keyOf('matches', `match ${nth}`), JSON.stringify(saved));
  }
  const shelf = await loaded(store);
  const kept = shelf.state.getState().matches;
  expect(kept.map(({ playedAt }) => playedAt)).toEqual(
    Array.from({ length: 30 }, (_, n) => 32 - n),
  );
  expect(kept.every(({ match }) => match.length === over.length)).toBe(true);
  expect(store.items.size).toBe(30);
});
