import * as v from 'valibot';

import type { Player } from '../game-core/kernel/record';
import { fail, ok, type Result } from '../game-core/kernel/result';
import { plain } from '../game-core/kernel/throwers';
import { loadAll, parseJson, write, type ReadProblem, type WriteProblem } from './entries';
import { exclusively } from './exclusive';
import { keyOf, type Store } from './store';

/** Somebody who plays on this device. The id means nothing elsewhere, and is in no record. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The name of a picture. */
  readonly picture: string;
  /** Whether they may ask for hints; left out while nobody has said so. */
  readonly hints?: boolean;
}

/** What persons look like until they choose. */
export const FACES = [
  'girl',
  'woman',
  'boy',
  'grandmother',
  'man',
  'grandfather',
  'redhead',
  'beard',
  'bald',
  'headscarf',
  'blond',
  'turban',
] as const;

const schema = v.object({
  version: v.number(),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  picture: v.string(),
  hints: v.optional(v.boolean()),
});

const VERSION = 1;

/** Two windows do not change who is known at the same time. */
const PERSONS = 'rainy-barn/persons';

export function readPerson(text: string): Result<Omit<Person, 'id'>, ReadProblem> {
  const parsed = v.safeParse(schema, parseJson(text));
  if (!parsed.success) return fail({ message: 'This is no person of ours.' });
  const { version, name, picture, hints } = parsed.output;
  return version > VERSION
    ? fail({ code: 'newer', message: 'A newer version made this.', isNewer: true })
    : ok({ name, picture, ...(hints !== undefined && { hints }) });
}

export async function loadPersons(store: Store): Promise<readonly Person[]> {
  const { entries } = await loadAll(store, 'persons', readPerson);
  return entries.map(({ name: id, value }) => ({ id, ...value }));
}

/** With another name or picture, say. */
export function savePerson(
  store: Store,
  { id, name, picture, hints }: Person,
): Promise<Result<null, WriteProblem>> {
  return write(store, 'persons', id, JSON.stringify({ version: VERSION, name, picture, hints }));
}

/**
 * Nobody goes by that id any more. Matches and results are never changed: they keep the name that was
 * played under, and an id that leads nowhere. Who plays under that name again is somebody new.
 */
export function forgetPerson(store: Store, id: string): Promise<void> {
  return exclusively(store, PERSONS, () => store.removeItem(keyOf('persons', id)));
}

export interface Naming {
  /** A new id for somebody who is not known yet. */
  readonly newId: () => string;
  /** Whether the app gave that name, because nobody typed one. */
  readonly isGivenName: (name: string) => boolean;
}

/** Who needs a person: people with a name of their own. */
export function isSomebody({ name, bot }: Player, { isGivenName }: Naming): boolean {
  return bot === null && !isGivenName(name);
}

/**
 * The person in each seat, found by name, or made where nobody goes by it yet. What the device does not
 * store is nobody: the next match asks again.
 */
export function findPeople(
  store: Store,
  players: readonly Player[],
  naming: Naming,
): Promise<readonly (string | null)[]> {
  const nobody = players.map(() => null);
  if (!players.some((player) => isSomebody(player, naming))) return Promise.resolve(nobody);
  const find = async (): Promise<readonly (string | null)[]> => {
    const persons = [...(await loadPersons(store))];
    const people: (string | null)[] = [];
    for (const player of players) {
      people.push(isSomebody(player, naming) ? await personCalled(player.name) : null);
    }
    return people;

    async function personCalled(name: string): Promise<string | null> {
      const known = persons.find((person) => plain(person.name) === plain(name));
      if (known !== undefined) return known.id;
      const person = { id: naming.newId(), name: name.trim(), picture: freeFace(persons) };
      const saved = await savePerson(store, person);
      if (!saved.ok) return null;
      persons.push(person);
      return person.id;
    }
  };
  return exclusively(store, PERSONS, find).catch(() => nobody);
}

/** One that nobody has yet; where all are taken, one of those that fewest have. */
function freeFace(persons: readonly Person[]): string {
  const taken = (face: string) => persons.filter(({ picture }) => picture === face).length;
  const [first, ...others] = FACES;
  return others.reduce<string>((best, face) => (taken(face) < taken(best) ? face : best), first);
}
