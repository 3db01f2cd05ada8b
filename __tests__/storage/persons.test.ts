import { faces } from '../../src/ui/art/generated/faces';
import { FACES, findPeople, forgetPerson, loadPersons } from '../../src/storage/persons';
import { keyOf } from '../../src/storage/store';
import { twoWindows } from '../session/shelves';
import { MemoryStore } from './memory-store';

let drawn = 0;
const naming = {
  newId: () => `id-${(drawn += 1)}`,
  isGivenName: (name: string) => name.startsWith('Player '),
};

const people = (...names: string[]) => names.map((name) => ({ name, bot: null }));

test('who plays for the first time becomes a person with a picture that nobody has yet', async () => {
  const store = new MemoryStore();
  const ids = await findPeople(store, people('Mia', 'Oma', 'Ben'), naming);
  const persons = await loadPersons(store);
  expect(persons.map(({ id }) => id)).toEqual(ids);
  expect(persons.map(({ name }) => name)).toEqual(['Mia', 'Oma', 'Ben']);
  expect(new Set(persons.map(({ picture }) => picture)).size).toBe(3);
});

test('who comes again is known by name, however it was typed', async () => {
  const store = new MemoryStore();
  const [mia] = await findPeople(store, people('Mia'), naming);
  expect(await findPeople(store, people('Ben', ' MIA '), naming)).toEqual([
    expect.any(String),
    mia,
  ]);
  expect(await loadPersons(store)).toHaveLength(2);
});

test('bots, and people who never typed a name, are nobody', async () => {
  const store = new MemoryStore();
  const players = [...people('Player 1'), { name: 'Mia', bot: 'greedy' }];
  expect(await findPeople(store, players, naming)).toEqual([null, null]);
  expect(store.items.size).toBe(0);
});

test('with more persons than pictures, some look alike', async () => {
  const store = new MemoryStore();
  const names = Array.from({ length: FACES.length + 2 }, (_, nth) => `Guest ${nth}`);
  await findPeople(store, people(...names), naming);
  const pictures = (await loadPersons(store)).map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(FACES.length);
});

test('two windows that meet somebody at the same time make one person', async () => {
  const disk = new MemoryStore();
  const found = await Promise.all(
    twoWindows(disk).map((store) => findPeople(store, people('Mia'), naming)),
  );
  expect(found[0]).toEqual(found[1]);
  expect(await loadPersons(disk)).toHaveLength(1);
});

test('on a full disk people play all the same, as nobody', async () => {
  const store = new MemoryStore();
  store.writesLeft = 0;
  expect(await findPeople(store, people('Mia'), naming)).toEqual([null]);
});

test('a person that cannot be read is set aside, one of a newer version stays', async () => {
  const store = new MemoryStore();
  store.items.set(keyOf('persons', 'torn'), '{');
  const newer = JSON.stringify({ version: 2, name: 'Mia', picture: 'girl' });
  store.items.set(keyOf('persons', 'newer'), newer);
  expect(await loadPersons(store)).toEqual([]);
  expect(store.items.get(keyOf('set-aside', 'persons/torn'))).toBe('{');
  expect(store.items.get(keyOf('persons', 'newer'))).toBe(newer);
});

test('every face is drawn', () => {
  expect(Object.keys(faces).sort()).toEqual([...FACES].sort());
});

test('who was forgotten is nobody; under the same name somebody new plays', async () => {
  const store = new MemoryStore();
  const [mia, ben] = await findPeople(store, people('Mia', 'Ben'), naming);
  await forgetPerson(store, mia!);
  expect((await loadPersons(store)).map(({ id }) => id)).toEqual([ben]);
  const [again] = await findPeople(store, people('Mia'), naming);
  expect(again).not.toBe(mia);
});
