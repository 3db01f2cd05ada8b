import { StyleSheet, View } from 'react-native';
import { Icon } from '../art/Icon';
import { outline, radius } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Strength, type Level } from './Strength';

interface Props {
  /** Null where it is not known or there is no room for it. */
  readonly level?: Level | null;
}

/**
 * A small sign at a name or a picture: this is a bot, and so strong. The words for it are in the
 * label of whom it belongs to.
 */
export function BotMark({ level = null }: Props) {
  const { surface, ink, line } = useColours();
  return (
    <View
      aria-hidden
      style={[
        styles.mark,
        level !== null && styles.long,
        { backgroundColor: surface, borderColor: line },
      ]}
    >
      <Icon name="bot" size={12} colour={ink} />
      {level !== null && <Strength level={level} size={9} colour={ink} />}
    </View>
  );
}

const MARK = 17;

const styles = StyleSheet.create({
  mark: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    height: MARK,
    minWidth: MARK,
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.thin,
    pointerEvents: 'none',
  },
  long: { paddingHorizontal: 4 },
});
