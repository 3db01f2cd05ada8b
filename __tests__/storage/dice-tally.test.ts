import type { Thrown } from '../../src/game-core/kernel/throwers';
import {
  loadTally,
  NO_TALLY,
  saveTally,
  TALLY_KEY,
  thrownElsewhere,
  withGone,
  type DiceTally,
} from '../../src/storage/dice-tally';
import { MemoryStore } from './memory-store';

const ann = (...counts: number[]): Thrown => ({ by: { kind: 'person', name: 'Ann' }, counts });
const bot: Thrown = {
  by: { kind: 'bot', game: 'so-ein-mist', bot: 'greedy' },
  counts: [0, 0, 2, 0, 0, 1],
};
const nobody = () => false;

test('a tally comes back as it was', async () => {
  const store = new MemoryStore();
  const tally = withGone(NO_TALLY, { id: 'one', thrown: [ann(1, 2, 3, 4, 5, 6), bot] });
  await saveTally(store, tally);
  expect(await loadTally(store)).toEqual({ tally, setAside: [] });
});

test('nothing is counted at first', async () => {
  expect(await loadTally(new MemoryStore())).toEqual({ tally: NO_TALLY, setAside: [] });
});

test.each([
  ['no JSON', '{"sums": ['],
  ['too few faces', JSON.stringify({ sums: [ann(1, 2, 3)], latest: [] })],
  ['less than none', JSON.stringify({ sums: [ann(1, 2, 3, 4, 5, -6)], latest: [] })],
  ['half a die', JSON.stringify({ sums: [ann(1, 2, 3, 4, 5, 0.5)], latest: [] })],
  ['more than we know', JSON.stringify({ sums: [], latest: [], theme: 'dark' })],
])('with %s it is set aside and kept', async (_, text) => {
  const store = new MemoryStore();
  store.items.set(TALLY_KEY, text);
  expect(await loadTally(store)).toMatchObject({
    tally: NO_TALLY,
    setAside: [{ folder: 'dice', name: 'gone' }],
  });
  expect([...store.items.values()]).toEqual([text]);
  expect(await loadTally(store)).toEqual({ tally: NO_TALLY, setAside: [] });
});

test('a match that is taken over again is counted once, as it is now', () => {
  const first = withGone(NO_TALLY, { id: 'one', thrown: [ann(1, 0, 0, 0, 0, 0)] });
  const again = withGone(first, { id: 'one', thrown: [ann(1, 0, 0, 0, 0, 2)] });
  expect(thrownElsewhere(again, nobody)).toEqual([ann(1, 0, 0, 0, 0, 2)]);
});

test('a match that is still there is not counted here', () => {
  const both = ['one', 'two'].reduce<DiceTally>(
    (tally, id) => withGone(tally, { id, thrown: [ann(1, 0, 0, 0, 0, 0)] }),
    NO_TALLY,
  );
  expect(thrownElsewhere(both, (id) => id === 'one')).toEqual([ann(1, 0, 0, 0, 0, 0)]);
});

test('it stays small over hundreds of matches, and forgets none of them', () => {
  let tally = NO_TALLY;
  for (let nth = 0; nth < 500; nth += 1) {
    tally = withGone(tally, { id: `match ${nth}`, thrown: [ann(1, 0, 0, 0, 0, 3), bot] });
  }
  const faces = thrownElsewhere(tally, nobody).map(({ counts }) => counts);
  expect(faces.reduce((sum, counts) => sum + counts[5]!, 0)).toBe(500 * 4);
  expect(JSON.stringify(tally).length).toBeLessThan(6000);
});
