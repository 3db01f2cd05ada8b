import type { Shelf } from '../../src/session/shelf';
import { TALLY_KEY } from '../../src/storage/dice-tally';
import { keyOf, nameOf, type Store } from '../../src/storage/store';
import { MemoryStore } from '../storage/memory-store';
import { step } from './sessions';
import {
  begun,
  diceOn,
  differentSeeds,
  DyingStore,
  loaded,
  opened,
  settled,
  shelfOn,
  twoWindows,
  untilDeath,
} from './shelves';

describe('the dice of a match that is removed', () => {
  /** A disk with two games of some length on it. */
  async function twoGames(): Promise<MemoryStore> {
    const store = new MemoryStore();
    const shelf = shelfOn(store, { newSeed: differentSeeds() });
    for (const session of [await begun(shelf), await begun(shelf)]) {
      for (let steps = 0; steps < 30; steps += 1) await step(session);
    }
    return store;
  }

  async function removeAll(store: Store): Promise<Shelf> {
    const shelf = await loaded(store);
    const ids = shelf.state.getState().matches.map(({ id }) => id);
    // Both at once, as hasty fingers do.
    await Promise.all(ids.map((id) => shelf.remove(id)));
    return shelf;
  }

  test('stay counted, also after a restart', async () => {
    const store = await twoGames();
    const all = diceOn(await loaded(store));
    expect(all).toBeGreaterThan(10);
    expect(diceOn(await removeAll(store))).toBe(all);
    const left = [...store.items.keys()];
    expect(left.filter((key) => nameOf('matches', key) !== null)).toEqual([]);
    expect(left.filter((key) => nameOf('results', key) !== null)).toHaveLength(2);
    expect(diceOn(await loaded(store))).toBe(all);
  });

  test.each(['before', 'after'] as const)(
    'are never lost nor counted twice, though the process dies %s a storage call',
    async (when) => {
      const counting = new DyingStore(await twoGames());
      const all = diceOn(await removeAll(counting));
      for (let call = 1; call <= counting.calls; call += 1) {
        const disk = await twoGames();
        await untilDeath(() => removeAll(new DyingStore(disk, call, when)));
        expect(diceOn(await loaded(disk))).toBe(all);
        expect(diceOn(await removeAll(disk))).toBe(all);
      }
    },
  );

  test('stay as they were where the removal was interrupted: the next start finishes it', async () => {
    const store = await twoGames();
    const before = new Map(store.items);
    const all = diceOn(await removeAll(store));
    for (const [key, text] of before) store.items.set(key, text);
    const shelf = await loaded(store);
    expect(shelf.state.getState().matches).toEqual([]);
    expect([...store.items.keys()].filter((key) => nameOf('matches', key) !== null)).toEqual([]);
    expect(diceOn(shelf)).toBe(all);
  });

  test('stay counted on a full disk, where there is room once the match is gone', async () => {
    const disk = await twoGames();
    const all = diceOn(await loaded(disk));
    const full = [...disk.items.values()].join('').length;
    const shelf = await removeAll({
      getItem: (key) => disk.getItem(key),
      removeItem: (key) => disk.removeItem(key),
      getAllKeys: () => disk.getAllKeys(),
      async setItem(key, text) {
        const used = [...disk.items].map(([other, kept]) => (other === key ? '' : kept)).join('');
        if (used.length + text.length > full) throw new Error('The disk is full.');
        await disk.setItem(key, text);
      },
    });
    expect(diceOn(shelf)).toBe(all);
    expect(diceOn(await loaded(disk))).toBe(all);
  });

  test('are known in another window, which may still have the match open', async () => {
    const [here, there] = twoWindows();
    const shelf = shelfOn(here);
    const session = await begun(shelf);
    for (let steps = 0; steps < 30; steps += 1) await step(session);
    const other = await loaded(there);
    const elsewhere = await opened(other, session.id);
    const all = diceOn(shelf);
    await shelf.remove(session.id);
    await settled();
    expect([diceOn(shelf), diceOn(other)]).toEqual([all, all]);
    // What was removed there is not brought back from here: the session is closed.
    const { revision } = elsewhere.state.getState();
    await step(elsewhere);
    await settled();
    expect(elsewhere.state.getState().revision).toBe(revision);
    expect(other.state.getState().matches).toEqual([]);
    expect([diceOn(shelf), diceOn(other), diceOn(await loaded(there))]).toEqual([all, all, all]);
  });

  test('are counted anew where the tally cannot be read, and the shelf says so', async () => {
    const store = await twoGames();
    store.items.set(TALLY_KEY, 'torn');
    const shelf = await loaded(store);
    expect(shelf.state.getState()).toMatchObject({ hasLostTally: true, setAside: [] });
    expect(store.items.get(keyOf('set-aside', 'dice/gone'))).toBe('torn');
    expect((await loaded(store)).state.getState().hasLostTally).toBe(false);
  });
});
