import { Pressable, StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Seated } from '../../storage/set-ups';
import {
  Icon,
  isAnimal,
  largeText,
  outline,
  Picture,
  Portrait,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
  type PictureName,
} from '../../ui';

interface Props {
  readonly player: Seated;
  readonly name: string;
  /** A person, or which bot. */
  readonly what: string;
  /** Shown until there is an animal. */
  readonly face: PictureName;
  readonly onPress: () => void;
}

const FACE = 44;

/** Somebody at the table; a tap changes who it is. */
export function PlayerRow({ player, name, what, face, onPress }: Props) {
  const say = usePhrases();
  const colours = useColours();
  // Large words need the width more than the pencil beside them.
  const hasRoom = useTextScale() < largeText;
  const { pick } = player;
  const animal = pick !== null && isAnimal(pick) ? pick : null;
  const line = animal === null ? what : `${what} · ${say.animals[animal]}`;
  return (
    <Pressable
      role="button"
      aria-label={say.setUp.edit(name, line)}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: pressed ? colours.sunken : colours.paper,
          borderColor: colours.hairline,
        },
      ]}
    >
      {animal === null ? (
        <View style={styles.face}>
          <Picture name={face} size={FACE - 8} />
        </View>
      ) : (
        <Portrait animal={animal} size={FACE} />
      )}
      <View style={styles.words}>
        <Words as="label">{name}</Words>
        <Words as="small" colour={colours.inkSoft}>
          {line}
        </Words>
      </View>
      {hasRoom && <Icon name="pencil" size={22} colour={colours.inkSoft} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  face: { width: FACE, height: FACE, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
});
