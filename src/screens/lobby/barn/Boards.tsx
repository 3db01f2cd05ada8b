import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { useBarnColours } from '../barn-colours';
import { Strokes } from './Strokes';

/** The red boards, in the shade under the eaves. */
export const Boards = memo(function Boards() {
  const { wall, wallLine } = useBarnColours();
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.boards, { backgroundColor: wall }]}>
      <Svg width="100%" height="100%">
        <Strokes
          width={38}
          height={400}
          strokes="M1 0V400M19 40q3 16 0 40M28 210q-3 20 0 44M12 320q3 14 0 30"
          colour={wallLine}
          thick={2}
          opacity={0.75}
        />
        <Rect width="100%" height={9} fill={wallLine} opacity={0.8} />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  boards: { pointerEvents: 'none', overflow: 'hidden' },
});
