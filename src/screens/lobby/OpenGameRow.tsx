import { Pressable, StyleSheet, View } from 'react-native';
import {
  IconButton,
  largeText,
  outline,
  Picture,
  radius,
  shadow,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import type { OpenGame } from './open-games';
import { useOpenGame } from './useOpenGame';

interface Props {
  readonly open: OpenGame;
  readonly now: number;
  readonly onContinue: () => void;
  readonly onRemove: () => void;
}

/** One of the older games that wait: a tap goes on with it. */
export function OpenGameRow({ open, now, onContinue, onRemove }: Props) {
  const { accents, ...colours } = useColours();
  const { door, title, names, when, turn, goOn, remove } = useOpenGame(open, now);
  const hasRoom = useTextScale() < largeText;
  return (
    <View style={[styles.row, { backgroundColor: colours.surface, borderColor: colours.hairline }]}>
      <View style={styles.open}>
        {/* Under the words, not round them: a screen reader says them one by one. */}
        <Pressable
          role="button"
          aria-label={goOn}
          onPress={onContinue}
          style={({ pressed }) => [
            StyleSheet.absoluteFill,
            styles.key,
            pressed && { backgroundColor: colours.sunken },
          ]}
        />
        {hasRoom && <Picture name={door.picture} size={32} />}
        <View style={styles.words}>
          <Words as="label" colour={accents[door.accent].text}>
            {title}
          </Words>
          <Words as="small">{turn === null ? when : `${turn} · ${when}`}</Words>
          <Words as="small" colour={colours.inkSoft}>
            {names.join(' · ')}
          </Words>
        </View>
      </View>
      <IconButton icon="remove" label={remove} onPress={onRemove} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    padding: space.xs,
    paddingRight: space.m,
    borderRadius: radius.l,
    borderWidth: outline.normal,
    boxShadow: shadow.low,
  },
  open: {
    flex: 1,
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
  },
  key: { borderRadius: radius.m },
  words: { flex: 1, pointerEvents: 'none' },
});
