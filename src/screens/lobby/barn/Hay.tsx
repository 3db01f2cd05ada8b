import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useColours } from '../../../ui';
import { Strokes } from './Strokes';

/** How far the hay rises over the foot of the wall. */
const RISE = 12;

/** The hay before the barn: it covers the foot of the wall and lies to the edges of the screen. */
export const Hay = memo(function Hay() {
  const { hay, hayDark, outline: line } = useColours();
  return (
    <View aria-hidden style={styles.hay}>
      <Svg width="100%" height={RISE} viewBox="0 0 400 12" preserveAspectRatio="none">
        <Path d="M0 9Q70 1 150 5T300 4T400 6V12H0z" fill={hay} />
        <Path d="M0 9Q70 1 150 5T300 4T400 6" stroke={line} strokeWidth={1.6} fill="none" />
      </Svg>
      <View style={[styles.bed, { backgroundColor: hay }]}>
        <Svg width="100%" height="100%">
          <Strokes
            width={110}
            height={60}
            strokes="M8 12l10 4M52 6l9-5M92 20l8 5M30 38l10-3M74 46l9 5M12 54l8-4"
            colour={hayDark}
            thick={2.6}
          />
        </Svg>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  hay: { ...StyleSheet.absoluteFill, top: -RISE, pointerEvents: 'none' },
  bed: { flex: 1, marginTop: -1 },
});
