import { StyleSheet, View } from 'react-native';
import { Icon } from '../art/Icon';
import { outline, radius } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Strength, type Level } from './Strength';

interface Props {
  /** Null where it is not known or there is no room for it. */
  readonly level?: Level | null;
  /** How many times larger than at a small picture. */
  readonly scale?: number;
}

/**
 * A small sign at a name or a picture: this is a bot, and so strong. The words for it are in the
 * label of whom it belongs to.
 */
export function BotMark({ level = null, scale = 1 }: Props) {
  const { surface, ink, line } = useColours();
  const size = MARK * scale;
  return (
    <View
      aria-hidden
      style={[
        styles.mark,
        level !== null && styles.long,
        { height: size, minWidth: size, backgroundColor: surface, borderColor: line },
      ]}
    >
      <Icon name="bot" size={12 * scale} colour={ink} />
      {level !== null && <Strength level={level} size={9 * scale} colour={ink} />}
    </View>
  );
}

const MARK = 17;

const styles = StyleSheet.create({
  mark: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.thin,
    pointerEvents: 'none',
  },
  long: { paddingHorizontal: 4 },
});
