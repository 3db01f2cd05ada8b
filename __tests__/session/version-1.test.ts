import { GAMES } from '../../src/game-core/games';
import { actionsOf } from '../../src/game-core/kernel/match';
import { parseRecord } from '../../src/game-core/kernel/record';
import { sumUp, type Thrown } from '../../src/game-core/kernel/throwers';
import type { Shelf } from '../../src/session/shelf';
import { allThrown, isFinished } from '../../src/session/shelf-state';
import { TALLY_KEY } from '../../src/storage/dice-tally';
import { loadPersons } from '../../src/storage/persons';
import { loadPresets } from '../../src/storage/presets';
import { allReaders } from '../../src/storage/readers';
import { retrySetAside } from '../../src/storage/set-aside';
import { loadSettings } from '../../src/storage/settings';
import { loadSetUp } from '../../src/storage/set-ups';
import { keyOf, nameOf, type Store } from '../../src/storage/store';
import version1 from '../storage/fixtures/version-1.json';
import { keptMatches } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { playOn, step } from './sessions';
import { diceIn, diceOn, differentSeeds, DyingStore, opened, shelfOn, untilDeath } from './shelves';

/** A device as the app left it before saves had versions. */
function device(): MemoryStore {
  const store = new MemoryStore();
  for (const [key, text] of Object.entries(version1)) store.items.set(key, text);
  return store;
}

const newSeed = differentSeeds('person');

/** What the app does at its start. */
async function started(store: Store): Promise<Shelf> {
  await retrySetAside(store, '0.2.0', allReaders(GAMES));
  const shelf = shelfOn(store, { newSeed });
  await shelf.load();
  await shelf.tidy();
  return shelf;
}

const OLD = Object.entries(version1).flatMap(([key, text]) => {
  const id = nameOf('matches', key);
  return id === null ? [] : [{ id, saved: JSON.parse(text) }];
});

const TALLY: {
  readonly sums: readonly Thrown[];
  readonly latest: readonly { readonly thrown: readonly Thrown[] }[];
} = JSON.parse(version1[TALLY_KEY as keyof typeof version1]);

test('every match opens where it was left, and goes on', async () => {
  const store = device();
  const shelf = await started(store);
  expect(
    shelf.state
      .getState()
      .matches.map(({ id }) => id)
      .sort(),
  ).toEqual(OLD.map(({ id }) => id).sort());
  for (const { id, saved } of OLD) {
    const session = await opened(shelf, id);
    expect(session.story()).toHaveLength(saved.record.actions.length);
    expect(session.players).toEqual(saved.record.players);
    const end = actionsOf(await playOn(session));
    expect(end.slice(0, saved.record.actions.length)).toEqual(saved.record.actions);
    expect(actionsOf(keptMatches(store).get(id)!.match)).toEqual(end);
  }
});

test('they are written anew in today’s version, with the same record and time', async () => {
  const store = device();
  await started(store);
  for (const { id, saved } of OLD) {
    const [head = '', record = ''] = store.items.get(keyOf('matches', id))!.split('\n');
    expect(JSON.parse(head)).toMatchObject({
      format: 'rainy-barn-save',
      version: 2,
      playedAt: saved.playedAt,
    });
    expect(JSON.parse(record)).toEqual(saved.record);
  }
});

test('the finished one has a result, and people who gave a name are persons', async () => {
  const store = device();
  const shelf = await started(store);
  const { matches, results } = shelf.state.getState();
  const persons = await loadPersons(store);
  expect(persons.map(({ name }) => name).sort()).toEqual(['Mia', 'Oma']);
  expect(new Set(persons.map(({ picture }) => picture)).size).toBe(2);
  const idOf = (name: string) => persons.find((person) => person.name === name)!.id;
  for (const { players, people } of matches) {
    expect(people).toEqual(
      players.map(({ name, bot }) =>
        bot === null && !/^(Player|Spieler) /.test(name) ? idOf(name) : null,
      ),
    );
  }
  const [over] = matches.filter(isFinished);
  expect(results).toMatchObject([
    { id: over!.id, game: 'so-ein-mist', endedAt: over!.playedAt, standings: over!.standings },
  ]);
  expect(results[0]?.seats.map(({ name, person }) => [name, person])).toEqual([
    ['Mia', idOf('Mia')],
    ['Spieler 2', null],
    ['Otis', null],
  ]);
});

/** All dice that the fixture holds, the tally's and those of its matches. */
function allDice(): number {
  const gone = [...TALLY.sums, ...TALLY.latest.flatMap(({ thrown }) => thrown)];
  const inTally = gone.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  const inMatches = OLD.map(({ saved }) => {
    const read = parseRecord(JSON.stringify(saved.record), GAMES);
    if (!read.ok) throw new Error(read.error.message);
    return diceIn(read.value.match);
  });
  return inMatches.reduce((sum, dice) => sum + dice, inTally);
}

test('no die is lost, nor counted twice, also after more starts', async () => {
  const store = device();
  const all = allDice();
  expect(all).toBeGreaterThan(150);
  const shelf = await started(store);
  expect(diceOn(shelf)).toBe(all);
  expect(store.items.has(TALLY_KEY)).toBe(false);
  const again = await started(store);
  expect(diceOn(again)).toBe(all);
  expect(sumUp(allThrown(again.state.getState()))).toEqual(
    sumUp(allThrown(shelf.state.getState())),
  );
});

test.each(['before', 'after'] as const)(
  'nothing of it is lost nor doubled where the process dies %s a storage call of the first start',
  async (when) => {
    const counting = new DyingStore(device());
    await started(counting);
    const all = allDice();
    for (let call = 1; call <= counting.calls; call += 1) {
      const disk = device();
      await untilDeath(() => started(new DyingStore(disk, call, when)));
      const shelf = await started(disk);
      expect(diceOn(shelf)).toBe(all);
      expect(shelf.state.getState().matches).toHaveLength(OLD.length);
      expect(disk.items.has(keyOf('set-aside', 'matches/torn'))).toBe(true);
      expect(shelf.state.getState().newer).toMatchObject([{ name: 'from-tomorrow' }]);
      expect((await loadPersons(disk)).map(({ name }) => name).sort()).toEqual(['Mia', 'Oma']);
    }
  },
);

test('what was torn stays aside without a word; what is newer is back in its place, and told', async () => {
  const store = device();
  const { setAside, newer } = (await started(store)).state.getState();
  expect(setAside).toEqual([]);
  expect(newer).toMatchObject([{ folder: 'matches', name: 'from-tomorrow' }]);
  const aside = (name: string) => keyOf('set-aside', `matches/${name}`);
  expect(store.items.get(aside('torn'))).toBe(version1[aside('torn') as keyof typeof version1]);
  expect(store.items.get(keyOf('matches', 'from-tomorrow'))).toBe(
    version1[aside('from-tomorrow') as keyof typeof version1],
  );
});

test('house rules, set-ups and settings are as they were', async () => {
  const store = device();
  await started(store);
  const { presets } = await loadPresets(store, GAMES, 'so-ein-mist');
  expect(presets).toMatchObject([{ id: 'so-ein-mist/1', name: 'Oma Ilse' }]);
  const { setUp } = await loadSetUp(store, GAMES, 'so-ein-mist');
  expect(setUp).toMatchObject({ start: 4, variants: { doubling: true } });
  expect(setUp?.players.map(({ name }) => name)).toEqual(['Oma', '', 'Mia']);
  const { settings } = await loadSettings(store);
  expect(settings).toMatchObject({ language: 'de', theme: 'night', speed: 'fast', haptics: false });
});

test('a match that is opened while it is being written anew is gone on with', async () => {
  const store = device();
  const shelf = shelfOn(store, { newSeed });
  const loading = shelf.load().then(() => shelf.tidy());
  const open = OLD.find(({ saved }) => saved.record.standings === null)!;
  const session = await opened(shelf, open.id);
  await loading;
  const before = session.story().length;
  await step(session);
  expect(session.story()).toHaveLength(before + 1);
  const kept = keptMatches(store).get(open.id)!;
  expect(kept.match.length).toBe(before + 1);
  expect(kept.people.filter((person) => person !== null)).toHaveLength(2);
});
