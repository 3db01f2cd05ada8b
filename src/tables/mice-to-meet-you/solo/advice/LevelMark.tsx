import { StyleSheet, View } from 'react-native';
import { DrawnWords, useColours, useGrowth } from '../../../../ui';
import { Nut } from '../../pieces/Nut';

/** How wide it is, for words of the usual size. */
export const LEVEL_MARK = 40;
const NUT = 20;

/** The nuts that a game alone began with: its level, in a picture that fits in everywhere. */
export function LevelMark({ level, label }: { readonly level: number; readonly label: string }) {
  const { ink, sunken } = useColours();
  const growth = useGrowth();
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.mark, { width: LEVEL_MARK * growth, backgroundColor: sunken }]}
    >
      <DrawnWords size={15 * growth} colour={ink}>
        {String(level)}
      </DrawnWords>
      <Nut size={NUT * growth} />
    </View>
  );
}

const styles = StyleSheet.create({
  mark: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: 3,
    borderRadius: 12,
  },
});
