import { GAMES } from '../../src/game-core/games';
import { createChance, pick, seedFromText } from '../../src/game-core/kernel/chance';
import { sameJson } from '../../src/game-core/kernel/json';
import type { Match } from '../../src/game-core/kernel/match';
import type { Session } from '../../src/session/session';
import { storyOf, type Step } from '../../src/session/story';
import { readHead, readSave, withHead } from '../../src/storage/save-format';
import { keyOf, type Store } from '../../src/storage/store';
import { keepMatch, keptMatches } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { playOn, step, untilAsked } from './sessions';
import { begun, loaded, opened, players, settled, shelfOn, twoWindows } from './shelves';

/** All are people, so that both windows are asked for the same decisions. */
const people = players.map(({ name }) => ({ name, bot: null }));

type Story = readonly Step[];
const isOver = (session: Session) => session.state.getState().next === 'over';
const isExtended = (before: Story, after: Story) => sameJson(before, after.slice(0, before.length));

/** Two windows of one device, both at the table of one match. */
async function bothAtTheTable(disk = new MemoryStore()) {
  const [here, there] = twoWindows(disk);
  const one = await begun(shelfOn(here), people);
  const other = await opened(await loaded(there), one.id);
  return { here, there, one, other, key: keyOf('matches', one.id) };
}

/** As `step`, but each window has its own mind. */
async function stepAsOneLikes(session: Session, mind: string): Promise<void> {
  const { request } = session.state.getState();
  if (request === null) return session.proceed();
  if (request.kind !== 'decide') return session.done(request.name);
  const random = createChance(seedFromText(mind)).draw(request.name);
  await session.decide(request.name, pick(request.moves, random));
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'two windows race for a whole game, and nothing that either has shown is rolled back (%d)',
  async (round) => {
    const disk = new MemoryStore();
    const { one, other, key } = await bothAtTheTable(disk);
    const stored: Match[] = [];
    const setItem = disk.setItem.bind(disk);
    disk.setItem = async (at, text) => {
      await setItem(at, text);
      const read = at === key ? readSave(text, GAMES) : null;
      if (read?.ok) stored.push(read.value.match);
    };
    const shown: Story[][] = [one, other].map((session) => {
      const moments = [session.story()];
      session.state.subscribe(({ revision }, before) => {
        if (revision !== before.revision) moments.push(session.story());
      });
      return moments;
    });
    const race = async (session: Session, mind: string) => {
      const hurry = createChance(seedFromText(mind)).draw('hurry');
      while (!isOver(session)) {
        await stepAsOneLikes(session, mind);
        // Sometimes one is quicker, sometimes the other.
        if (pick([true, false], hurry)) await settled();
      }
    };
    await Promise.all([race(one, `one ${round}`), race(other, `other ${round}`)]);
    await settled();
    const end = one.story();
    expect(other.story()).toEqual(end);
    for (const moments of [stored.map(storyOf), ...shown]) {
      for (const [at, moment] of moments.entries()) {
        expect(isExtended(moments[at - 1] ?? moment, moment)).toBe(true);
        // What anybody has seen is part of how it ended.
        expect(isExtended(moment, end)).toBe(true);
      }
    }
    expect(stored.map(({ length }) => length)).toEqual(
      Array.from({ length: end.length }, (_, nth) => nth + 1),
    );
  },
);

test('a window that did not hear of the other one gives way when it wants to store', async () => {
  const disk = new MemoryStore();
  const { here, there } = deafWindows(disk);
  const one = await begun(shelfOn(here), people);
  const other = await opened(await loaded(there), one.id);
  for (let steps = 0; steps < 9; steps += 1) await step(one);
  expect(other.story()).toEqual([]);
  await step(other);
  expect(other.story()).toEqual(one.story());
  await step(other);
  expect(keptMatches(disk).get(one.id)?.match.length).toBe(10);
});

/** Two windows of a browser that has no locks and tells nobody anything. */
function deafWindows(disk: MemoryStore): { readonly here: Store; readonly there: Store } {
  const windowOn = (): Store => ({
    getItem: (key) => disk.getItem(key),
    setItem: (key, text) => disk.setItem(key, text),
    removeItem: (key) => disk.removeItem(key),
    getAllKeys: () => disk.getAllKeys(),
  });
  return { here: windowOn(), there: windowOn() };
}

test('what another window removed is not brought back, and its session is closed', async () => {
  const disk = new MemoryStore();
  const { here, there } = deafWindows(disk);
  const shelf = shelfOn(here);
  const one = await begun(shelf, people);
  const otherShelf = await loaded(there);
  const other = await opened(otherShelf, one.id);
  await shelf.remove(one.id);
  await step(other);
  expect(other.story()).toEqual([]);
  expect(keptMatches(disk).size).toBe(0);
  expect(otherShelf.state.getState().matches).toEqual([]);
  expect(await otherShelf.open(one.id)).toMatchObject({ error: { code: 'no-such-match' } });
});

test('a head that another window renews costs this one neither a decision nor what is in memory only', async () => {
  const disk = new MemoryStore();
  const [here, there] = twoWindows(disk);
  const session = await begun(shelfOn(here), people);
  const { name } = await untilAsked(session);
  const renew = async (person: string) => {
    const key = keyOf('matches', session.id);
    const text = disk.items.get(key) ?? '';
    const read = readHead(text, GAMES);
    if (!read.ok) throw new Error(read.error.message);
    await there.setItem(key, withHead(text, { ...read.value.head, people: [person, null, null] }));
    await settled();
  };
  await renew('somebody');
  disk.writesLeft = 0;
  expect(await session.decide(name, 'stop')).toEqual({ kind: 'taken' });
  const shown = session.story();
  disk.writesLeft = Number.POSITIVE_INFINITY;
  await renew('somebody else');
  await step(session);
  expect(isExtended(shown, session.story())).toBe(true);
  expect(session.story().length).toBeGreaterThan(shown.length);
});

test('where locks are refused, people play on', async () => {
  const refuse = () => Promise.reject(new Error('Access is denied.'));
  const store = new MemoryStore();
  const shelf = shelfOn({
    getItem: (key) => store.getItem(key),
    setItem: (key, text) => store.setItem(key, text),
    removeItem: (key) => store.removeItem(key),
    getAllKeys: () => store.getAllKeys(),
    lock: refuse,
  });
  const session = await begun(shelf, people);
  await step(session);
  expect(keptMatches(store).get(session.id)?.match.length).toBe(1);
});

test('where the disk was full, a later write stores everything since', async () => {
  const store = new MemoryStore();
  const shelf = await loaded(store);
  const session = await begun(shelf, people);
  await step(session);
  store.writesLeft = 0;
  for (let steps = 0; steps < 5; steps += 1) await step(session);
  expect(session.state.getState().unsaved).not.toBeNull();
  expect(keptMatches(store).get(session.id)?.match.length).toBe(1);
  store.writesLeft = Number.POSITIVE_INFINITY;
  await step(session);
  expect(session.state.getState().unsaved).toBeNull();
  expect(keptMatches(store).get(session.id)?.match.length).toBe(7);
});

test('what became unreadable meanwhile is kept aside, and the match is stored', async () => {
  const store = new MemoryStore();
  const session = await begun(await loaded(store), people);
  store.items.set(keyOf('matches', session.id), 'torn');
  await step(session);
  expect(keptMatches(store).get(session.id)?.match.length).toBe(1);
  expect(store.items.get(keyOf('set-aside', `matches/${session.id}`))).toBe('torn');
});

test('what a newer version stored meanwhile is left alone, and the player is told', async () => {
  const store = new MemoryStore();
  const session = await begun(await loaded(store), people);
  const key = keyOf('matches', session.id);
  const newer = store.items.get(key)!.replace('"version":2', '"version":3');
  store.items.set(key, newer);
  await step(session);
  expect(session.story()).toHaveLength(1);
  expect(session.state.getState().unsaved).not.toBeNull();
  expect(store.items.get(key)).toBe(newer);
});

describe('the result of a match', () => {
  const resultsOn = (store: MemoryStore) =>
    [...store.items.keys()].filter((key) => key.startsWith(keyOf('results', '')));

  test('is there once it is over, and never changed', async () => {
    const store = new MemoryStore();
    const shelf = await loaded(store);
    const session = await begun(shelf, people);
    while (!isOver(session)) {
      expect(resultsOn(store)).toEqual([]);
      await step(session);
    }
    const [key = ''] = resultsOn(store);
    const text = store.items.get(key);
    expect(shelf.state.getState().results).toMatchObject([{ id: session.id }]);
    expect(JSON.parse(text!)).toMatchObject({
      version: 1,
      kind: 'match',
      game: 'so-ein-mist',
      options: { anotherRound: true },
      seats: people.map(({ name }) => ({ name, bot: null })),
      standings: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
    });
    expect(text).not.toContain(session.outcome()?.record.seed);
    await (await loaded(store)).remove(session.id);
    expect(resultsOn(store)).toEqual([key]);
    expect(store.items.get(key)).toBe(text);
  });

  test('is made up for at the next start where the device died before it was written', async () => {
    const store = new MemoryStore();
    const over = await playOn(await begun(await loaded(store), people));
    store.items.clear();
    await keepMatch(store, 'one', { match: over, players: people, playedAt: 5 });
    expect((await loaded(store)).state.getState().results).toMatchObject([
      { id: 'one', endedAt: 5 },
    ]);
    expect(resultsOn(store)).toEqual([keyOf('results', 'one')]);
  });

  test('has no places where the match was removed before its end', async () => {
    const store = new MemoryStore();
    const shelf = await loaded(store);
    const session = await begun(shelf, people);
    for (let steps = 0; steps < 9; steps += 1) await step(session);
    await shelf.remove(session.id);
    expect(shelf.state.getState().results).toMatchObject([{ id: session.id, standings: null }]);
  });
});
