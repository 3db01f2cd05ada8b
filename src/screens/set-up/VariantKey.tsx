import { StyleSheet, View } from 'react-native';
import {
  Pressable,
  Icon,
  outline,
  radius,
  useColours,
  useTextScale,
  Words,
  type AccentName,
} from '../../ui';
import { keyStyle } from './key-style';

interface Props {
  readonly name: string;
  /** What it changes, for a screen reader; it is written under the keys when one is tapped. */
  readonly line: string;
  /** Why it cannot be played now. */
  readonly limit: string | null;
  readonly accent: AccentName;
  readonly on: boolean;
  readonly onPress: () => void;
}

/** Two stand side by side on a phone. */
export const KEY_WIDTH = 130;

/** A rule that is on or off. */
export function VariantKey({ name, line, limit, accent, on, onPress }: Props) {
  const { accents, ...colours } = useColours();
  const look = accents[accent];
  const scale = useTextScale();
  const isOff = limit !== null;
  return (
    <Pressable
      role="switch"
      aria-checked={on}
      aria-disabled={isOff}
      aria-label={isOff ? `${name}. ${limit} ${line}` : `${name}. ${line}`}
      disabled={isOff}
      onPress={onPress}
      style={[
        keyStyle,
        {
          flexBasis: KEY_WIDTH * scale,
          backgroundColor: on ? look.soft : isOff ? colours.sunken : colours.surface,
          borderColor: on ? look.text : colours.line,
        },
        isOff && styles.dashed,
      ]}
    >
      <View
        style={[
          styles.box,
          { borderColor: on ? look.text : colours.line },
          on && { backgroundColor: look.fill },
        ]}
      >
        {on && <Icon name="check" size={18} colour={look.on} />}
      </View>
      <View style={styles.words}>
        <Words as="smallStrong" colour={on ? look.text : isOff ? colours.inkSoft : colours.ink}>
          {name}
        </Words>
        {isOff && (
          <Words as="small" colour={colours.inkSoft}>
            {limit}
          </Words>
        )}
      </View>
    </Pressable>
  );
}

const BOX = 24;

const styles = StyleSheet.create({
  dashed: { borderStyle: 'dashed' },
  box: {
    width: BOX,
    height: BOX,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: outline.normal,
    borderRadius: radius.s - 3,
  },
  words: { flexShrink: 1 },
});
