import type { Thrown } from '../../src/game-core/kernel/throwers';
import { takeOverTally, TALLY_KEY } from '../../src/storage/dice-tally';
import { loadResults } from '../../src/storage/results';
import { keyOf } from '../../src/storage/store';
import { MemoryStore } from './memory-store';

const ann = (...counts: number[]): Thrown => ({ by: { kind: 'person', name: 'Ann' }, counts });
const bot: Thrown = {
  by: { kind: 'bot', game: 'so-ein-mist', bot: 'greedy' },
  counts: [0, 0, 2, 0, 0, 1],
};

const TALLY = {
  sums: [ann(1, 2, 3, 4, 5, 6), bot],
  latest: [
    { id: 'gone', thrown: [ann(1, 0, 0, 0, 0, 0)] },
    { id: 'here', thrown: [ann(7, 7, 7, 7, 7, 7)] },
  ],
};

const takeOver = async (store: MemoryStore) => {
  const { names } = await loadResults(store);
  return takeOverTally(
    store,
    (id) => id === 'here',
    (name) => names.has(name),
  );
};

function tallyOn(text = JSON.stringify(TALLY)): MemoryStore {
  const store = new MemoryStore();
  store.items.set(TALLY_KEY, text);
  return store;
}

test('it becomes a result, without the dice of matches that are still there', async () => {
  const store = tallyOn();
  const all = [ann(2, 2, 3, 4, 5, 6), bot];
  expect(await takeOver(store)).toEqual({ thrown: all, isBroken: false });
  expect(store.items.has(TALLY_KEY)).toBe(false);
  expect((await loadResults(store)).earlier).toEqual(all);
});

test('nothing comes of nothing', async () => {
  const store = new MemoryStore();
  expect(await takeOver(store)).toEqual({ thrown: [], isBroken: false });
  expect(store.items.size).toBe(0);
});

test('where the device died before the tally was removed, it is not taken over twice', async () => {
  const store = tallyOn();
  await takeOver(store);
  const { earlier } = await loadResults(store);
  store.items.set(TALLY_KEY, JSON.stringify(TALLY));
  expect(await takeOver(store)).toEqual({ thrown: [], isBroken: false });
  expect((await loadResults(store)).earlier).toEqual(earlier);
  expect(store.items.has(TALLY_KEY)).toBe(false);
});

test('on a full disk it stays, and is counted all the same', async () => {
  const store = tallyOn();
  store.writesLeft = 0;
  expect((await takeOver(store)).thrown).toEqual([ann(2, 2, 3, 4, 5, 6), bot]);
  expect(store.items.has(TALLY_KEY)).toBe(true);
});

test.each([
  ['no JSON', '{"sums": ['],
  ['too few faces', JSON.stringify({ sums: [ann(1, 2, 3)], latest: [] })],
  ['less than none', JSON.stringify({ sums: [ann(1, 2, 3, 4, 5, -6)], latest: [] })],
  ['half a die', JSON.stringify({ sums: [ann(1, 2, 3, 4, 5, 0.5)], latest: [] })],
  ['more than we know', JSON.stringify({ sums: [], latest: [], theme: 'dark' })],
])('with %s it is set aside and kept', async (_, text) => {
  const store = tallyOn(text);
  expect(await takeOver(store)).toEqual({ thrown: [], isBroken: true });
  expect([...store.items]).toEqual([[keyOf('set-aside', 'dice/gone'), text]]);
  expect(await takeOver(store)).toEqual({ thrown: [], isBroken: false });
});
