import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { largeText, space, useTextScale, wideFrom } from '../../ui';
import { FaceChart } from './FaceChart';
import type { PlayersDice } from './players-dice';

interface Props {
  readonly dice: readonly PlayersDice[];
  readonly of: 'game' | 'pile';
}

/** Side by side where there is width for it. */
export function Charts({ dice, of }: Props) {
  const { width } = useWindowDimensions();
  const scale = useTextScale();
  const isAbreast = width >= wideFrom && scale < largeText;
  return (
    <View style={styles.charts}>
      {dice.map((each, nth) => (
        <View key={nth} style={isAbreast ? styles.half : styles.whole}>
          <FaceChart {...each} of={of} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  charts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    rowGap: space.l,
  },
  half: { width: '48%' },
  whole: { width: '100%' },
});
