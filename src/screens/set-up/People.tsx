import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { plain } from '../../game-core/kernel/throwers';
import { usePhrases } from '../../i18n';
import type { Person } from '../../storage/persons';
import type { SetUp } from '../../storage/set-ups';
import {
  Icon,
  Pressable,
  radius,
  Sheet,
  space,
  target,
  useColours,
  Words,
  type AccentName,
} from '../../ui';
import { renamePerson } from './arrange';
import { PersonSheet } from './PersonSheet';
import { PersonFace } from './SeatFace';
import type { Persons } from './usePersons';

interface Props {
  readonly accent: AccentName;
  readonly persons: Persons;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
  readonly onClose: () => void;
}

/** Everybody who has played on this device, to be changed one by one. */
export function People({ accent, persons, onChange, onClose }: Props) {
  const say = usePhrases();
  const [chosen, choose] = useState<string | null>(null);
  const everybody = persons.persons ?? [];
  const person = everybody.find(({ id }) => id === chosen);
  if (person !== undefined) {
    const others = everybody.filter(({ id }) => id !== person.id);
    return (
      <PersonSheet
        accent={accent}
        person={person}
        isTaken={(name) => others.some((other) => plain(other.name) === plain(name))}
        onChange={(changed) => {
          persons.change(changed);
          onChange((now) => renamePerson(now, person.name, changed.name));
        }}
        onForget={() => {
          persons.forget(person.id);
          onChange((now) => renamePerson(now, person.name, ''));
          choose(null);
        }}
        onClose={() => choose(null)}
      />
    );
  }
  return (
    <Sheet open title={say.setUp.people} closeLabel={say.setUp.close} onClose={onClose}>
      {everybody.map((each) => (
        <PersonRow key={each.id} person={each} accent={accent} onPress={() => choose(each.id)} />
      ))}
    </Sheet>
  );
}

interface RowProps {
  readonly person: Person;
  readonly accent: AccentName;
  readonly onPress: () => void;
}

const FACE = 44;

function PersonRow({ person, accent, onPress }: RowProps) {
  const say = usePhrases();
  const { sunken, inkSoft } = useColours();
  return (
    <Pressable
      role="button"
      aria-label={say.setUp.changePerson(person.name)}
      onPress={onPress}
      style={({ pressed }) => [styles.row, pressed && { backgroundColor: sunken }]}
    >
      <PersonFace person={person} size={FACE} accent={accent} />
      <View style={styles.name}>
        <Words as="label">{person.name}</Words>
      </View>
      <Icon name="pencil" size={20} colour={inkSoft} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderRadius: radius.m,
  },
  name: { flex: 1 },
});
