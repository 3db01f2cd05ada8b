import { StyleSheet, View } from 'react-native';
import { DrawnWords, useColours } from '../../../ui';

interface Props {
  /** From 1 for the dearest. */
  readonly rank: number;
  readonly size: number;
}

/** The number of a costly choice, on the curve and in the list. A picture only. */
export function RankDisc({ rank, size }: Props) {
  const { danger } = useColours();
  return (
    <View
      aria-hidden
      style={[
        styles.disc,
        { width: size, height: size, borderRadius: size / 2, backgroundColor: danger.fill },
      ]}
    >
      <DrawnWords size={size * 0.64} colour={danger.on}>
        {String(rank)}
      </DrawnWords>
    </View>
  );
}

const styles = StyleSheet.create({
  disc: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
});
