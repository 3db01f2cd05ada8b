import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { plain } from '../../game-core/kernel/throwers';
import type { Entry } from '../../game-core/kernel/registry';
import { usePhrases } from '../../i18n';
import type { Person } from '../../storage/persons';
import type { SetUp } from '../../storage/set-ups';
import {
  Pressable,
  Announce,
  Heading,
  Icon,
  largeText,
  outline,
  Panel,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
  type AccentName,
} from '../../ui';
import { seatBot, seatPerson } from './arrange';
import { NewPerson } from './NewPerson';
import { People } from './People';
import { PersonFace } from './SeatFace';
import type { Persons } from './usePersons';

interface Props {
  readonly entry: Entry;
  readonly accent: AccentName;
  readonly setUp: SetUp;
  readonly persons: Persons;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
}

const FACE = 54;
/** On most phones the last one is cut in half, which says that there are more. */
const WIDTH = 63;
/** So many times wider with large text: two still stand side by side on the narrowest phone. */
const WIDEST = 1.8;
/** How much the key with the pencil stands higher than its pencil. */
const LIFT = 6;

/** Everybody who has played on this device: a tap takes a bot's seat, another one gives it back. */
export function WhoIsHere({ entry, accent, setUp, persons, onChange }: Props) {
  const say = usePhrases();
  const [isAdding, setAdding] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [trouble, setTrouble] = useState('');
  const { danger, inkSoft, sunken } = useColours();
  const { max } = entry.game.seats;
  const known = persons.persons ?? [];
  // Large names stand in rows: who sees badly should not have to look for them sideways.
  const hasRoom = useTextScale() < largeText;

  const seatOf = ({ name }: Person) =>
    setUp.players.findIndex((each) => each.bot === null && plain(each.name) === plain(name));
  const sit = (name: string) => {
    const isFull = seatPerson(setUp, entry, name) === null;
    setTrouble(isFull ? say.setUp.tableFull(max) : '');
    if (!isFull) onChange((now) => seatPerson(now, entry, name) ?? now);
    return !isFull;
  };
  const toggle = (person: Person) => {
    const sitting = setUp.players[seatOf(person)];
    if (sitting === undefined) return sit(person.name);
    setTrouble('');
    return onChange((now) => seatBot(now, entry, sitting.id));
  };

  const people = (
    <>
      <NewKey onPress={() => setAdding(true)} />
      {known.map((person) => (
        <PersonKey
          key={person.id}
          person={person}
          accent={accent}
          seat={seatOf(person)}
          onPress={() => toggle(person)}
        />
      ))}
    </>
  );
  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <Heading>{say.setUp.players}</Heading>
        {known.length > 0 && (
          <Pressable
            role="button"
            aria-label={say.setUp.changePeople}
            onPress={() => setChanging(true)}
            style={({ pressed }) => [styles.change, pressed && { backgroundColor: sunken }]}
          >
            <Icon name="pencil" size={20} colour={inkSoft} />
          </Pressable>
        )}
      </View>
      {hasRoom ? (
        <ScrollView horizontal showsHorizontalScrollIndicator={false} style={styles.roomy}>
          <View style={styles.people}>{people}</View>
        </ScrollView>
      ) : (
        <View style={[styles.people, styles.wrapped]}>{people}</View>
      )}
      {trouble !== '' && (
        <View style={styles.trouble}>
          <Words as="small" colour={danger.text}>
            {trouble}
          </Words>
        </View>
      )}
      <Announce message={trouble} />
      {isAdding && (
        <NewPerson
          accent={accent}
          setUp={setUp}
          trouble={trouble}
          onAdd={(name) => {
            const hasSat = sit(name);
            if (hasSat) persons.meet(name);
            return hasSat;
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {isChanging && (
        <People
          accent={accent}
          persons={persons}
          onChange={onChange}
          onClose={() => setChanging(false)}
        />
      )}
    </Panel>
  );
}

function NewKey({ onPress }: { readonly onPress: () => void }) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const scale = useTextScale();
  return (
    <Pressable
      role="button"
      aria-label={say.setUp.newPerson}
      onPress={onPress}
      style={[styles.key, { width: WIDTH * Math.min(scale, WIDEST) }]}
    >
      <View style={[styles.empty, { borderColor: inkSoft }]}>
        <Icon name="plus" size={26} colour={inkSoft} />
      </View>
      <Words as="small">{say.setUp.newPerson}</Words>
    </Pressable>
  );
}

interface PersonKeyProps {
  readonly person: Person;
  readonly accent: AccentName;
  /** Below zero: not at the table. */
  readonly seat: number;
  readonly onPress: () => void;
}

function PersonKey({ person, accent, seat, onPress }: PersonKeyProps) {
  const say = usePhrases();
  const { accents, ink, surface } = useColours();
  const { fill, on, text } = accents[accent];
  const scale = useTextScale();
  const isHere = seat >= 0;
  return (
    <Pressable
      role="checkbox"
      aria-checked={isHere}
      aria-label={isHere ? say.setUp.sits(person.name, seat + 1) : person.name}
      onPress={onPress}
      style={[styles.key, { width: WIDTH * Math.min(scale, WIDEST) }]}
    >
      <View>
        <PersonFace person={person} size={FACE} accent={accent} isQuiet={!isHere} />
        {isHere && (
          <View style={[styles.tick, { backgroundColor: fill, borderColor: surface }]}>
            <Icon name="check" size={14} colour={on} />
          </View>
        )}
      </View>
      <Words
        as={isHere ? 'smallStrong' : 'small'}
        colour={isHere ? text : ink}
        align="center"
        lines={1}
      >
        {person.name}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  panel: { paddingHorizontal: 0, paddingVertical: space.s, gap: space.xs },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: space.l,
    // The room for the ring round a face must not take the pencil's taps.
    zIndex: 1,
  },
  // Higher than the heading: it reaches into the margins, up to the faces and not over them.
  change: {
    width: target,
    height: target,
    alignItems: 'center',
    justifyContent: 'center',
    marginTop: -space.m - LIFT,
    marginBottom: -space.m + LIFT,
    paddingTop: 2 * LIFT,
    marginRight: -space.s,
    borderRadius: radius.round,
  },
  trouble: { paddingHorizontal: space.l },
  // With room for the ring round what has the focus.
  roomy: { marginVertical: -space.s },
  people: { flexDirection: 'row', padding: space.s },
  wrapped: { flexWrap: 'wrap', gap: space.s },
  key: { alignItems: 'center', gap: 2, borderRadius: radius.s },
  empty: {
    width: FACE,
    height: FACE,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: outline.normal,
    borderStyle: 'dashed',
    borderRadius: radius.round,
  },
  tick: {
    position: 'absolute',
    right: -4,
    bottom: -2,
    padding: 2,
    borderWidth: 2,
    borderRadius: radius.round,
  },
});
