import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import { FACES, type Person } from '../../storage/persons';
import { Pressable, space, Words, type AccentName } from '../../ui';
import { useRadioKeys } from '../../ui/radio-keys';
import { PersonFace } from './SeatFace';

interface Props {
  readonly accent: AccentName;
  /** Undefined where nobody of that name is known: the first picture makes them known. */
  readonly person: Person | undefined;
  readonly onPick: (picture: string) => void;
}

const SIZE = 50;
const CHOICES = FACES.map((value) => ({ value }));

/** What somebody looks like in every game. */
export function PickFace({ accent, person, onPick }: Props) {
  const say = usePhrases();
  const keys = useRadioKeys<string>(CHOICES, person?.picture ?? '', onPick);
  return (
    <View>
      <Words as="smallStrong">{say.setUp.face}</Words>
      <View {...keys.group} role="radiogroup" aria-label={say.setUp.face} style={styles.faces}>
        {FACES.map((picture, at) => {
          const isChosen = person?.picture === picture;
          return (
            <Pressable
              key={picture}
              {...keys.radio(picture)}
              role="radio"
              aria-checked={isChosen}
              aria-label={say.setUp.nthFace(at + 1)}
              onPress={() => onPick(picture)}
            >
              <PersonFace
                person={{ id: '', name: '', picture }}
                size={SIZE}
                accent={accent}
                isQuiet={!isChosen}
              />
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.xs },
});
