import { fail, ok } from '../../src/game-core/kernel/result';
import type { Reader } from '../../src/storage/entries';
import { retrySetAside } from '../../src/storage/set-aside';
import { keyOf } from '../../src/storage/store';
import { MemoryStore } from './memory-store';

/** Reads what begins with "good"; of "later" it knows that it is newer. */
const read: Reader<string> = (text) =>
  text.startsWith('good') ? ok(text) : fail({ message: 'No.', isNewer: text === 'later' });

const retry = (store: MemoryStore, version: string) =>
  retrySetAside(store, version, { matches: read });

const aside = (name: string) => keyOf('set-aside', name);

function deviceWith(items: Readonly<Record<string, string>>): MemoryStore {
  const store = new MemoryStore();
  for (const [key, text] of Object.entries(items)) store.items.set(key, text);
  return store;
}

test('after an update, what can be read now goes back, and what is broken stays aside', async () => {
  const store = deviceWith({
    [aside('matches/a')]: 'good a',
    [aside('matches/b')]: 'torn',
    [aside('matches/c')]: 'later',
    [aside('unknown/d')]: 'good d',
  });
  await retry(store, '2.0');
  expect(Object.fromEntries(store.items)).toEqual({
    [keyOf('matches', 'a')]: 'good a',
    [keyOf('matches', 'c')]: 'later',
    [aside('matches/b')]: 'torn',
    [aside('unknown/d')]: 'good d',
    [keyOf('app', 'version')]: '2.0',
  });
});

test('it is tried once a version', async () => {
  const store = deviceWith({ [aside('matches/a')]: 'good a', [keyOf('app', 'version')]: '2.0' });
  await retry(store, '2.0');
  expect(store.items.has(aside('matches/a'))).toBe(true);
  await retry(store, '2.1');
  expect(store.items.has(aside('matches/a'))).toBe(false);
});

test('what lies in its place is never overwritten', async () => {
  const store = deviceWith({
    [aside('matches/a')]: 'good old',
    [keyOf('matches', 'a')]: 'good new',
    // The device died before the copy was removed.
    [aside('matches/b')]: 'good b',
    [keyOf('matches', 'b')]: 'good b',
  });
  await retry(store, '2.0');
  expect(store.items.get(keyOf('matches', 'a'))).toBe('good new');
  expect(store.items.get(aside('matches/a'))).toBe('good old');
  expect(store.items.has(aside('matches/b'))).toBe(false);
});

test('on a full disk it is tried again at the next start', async () => {
  const store = deviceWith({ [aside('matches/a')]: 'good a' });
  store.writesLeft = 0;
  await expect(retry(store, '2.0')).rejects.toThrow('full');
  expect(store.items.get(aside('matches/a'))).toBe('good a');
  store.writesLeft = Number.POSITIVE_INFINITY;
  await retry(store, '2.0');
  expect(store.items.get(keyOf('matches', 'a'))).toBe('good a');
});
