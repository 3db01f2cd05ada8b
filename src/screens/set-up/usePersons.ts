import { getRandomBytes } from 'expo-crypto';
import { useEffect, useState } from 'react';
import { plain } from '../../game-core/kernel/throwers';
import type { Shelved } from '../../session/shelf-state';
import {
  findPeople,
  forgetPerson,
  loadPersons,
  savePerson,
  type Person,
} from '../../storage/persons';
import { useApp, useShelf } from '../app/AppProvider';
import { isGivenName } from '../given-names';

export interface Persons {
  /** Null until the device's storage was read. Who played last comes first. */
  readonly persons: readonly Person[] | null;
  called(name: string): Person | undefined;
  /** Somebody of that name, who is remembered from now on. */
  meet(name: string, details?: Partial<Pick<Person, 'picture' | 'hints'>>): void;
  /** With another name or picture from now on. */
  change(person: Person): void;
  forget(id: string): void;
}

const ID_BYTES = 8;

const newId = () =>
  Array.from(getRandomBytes(ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who played last comes first; who never did, last. */
function byLastPlayed(persons: readonly Person[], matches: readonly Shelved[]): readonly Person[] {
  const order = matches.flatMap(({ people }) => people);
  const at = ({ id }: Person) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...persons].sort((a, b) => at(a) - at(b) || a.name.localeCompare(b.name));
}

/** The people of this device. */
export function usePersons(): Persons {
  const { store } = useApp();
  const matches = useShelf((state) => state.matches);
  const isLoaded = useShelf((state) => state.isLoaded);
  const [known, setKnown] = useState<readonly Person[] | null>(null);

  useEffect(() => {
    let isHere = true;
    loadPersons(store)
      .catch(() => [])
      .then((found) => {
        if (isHere) setKnown(found);
      });
    return () => {
      isHere = false;
    };
  }, [store]);

  /** Without storage people play all the same. */
  const keep = (work: () => Promise<unknown>): void => {
    const kept = work().then(() => loadPersons(store));
    void kept.then(setKnown, () => undefined);
  };

  const called = (name: string) => known?.find((each) => plain(each.name) === plain(name));
  return {
    persons: known === null || !isLoaded ? null : byLastPlayed(known, matches),
    called,
    meet(name, details) {
      keep(async () => {
        const naming = { newId, isGivenName };
        const [id] = await findPeople(store, [{ name, bot: null }], naming);
        const met = (await loadPersons(store)).find((person) => person.id === id);
        if (met !== undefined && details !== undefined)
          await savePerson(store, { ...met, ...details });
      });
    },
    change: (person) => keep(() => savePerson(store, person)),
    forget: (id) => keep(() => forgetPerson(store, id)),
  };
}
