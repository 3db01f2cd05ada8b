import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { outline, useColours } from '../../../ui';
import { useBarnColours } from '../barn-colours';
import { Strokes } from './Strokes';

/** How far the roof reaches beyond the wall, and how much narrower it is at its top. */
const OVERHANG = 8;
const SLOPE = 14;
const TRIM = 9;

interface Props {
  readonly width: number;
  readonly height: number;
}

/** The lower edge of the roof, over the wall. */
export const Eaves = memo(function Eaves({ width, height }: Props) {
  const { roof, roofDark, trim } = useBarnColours();
  const line = useColours().outline;
  const whole = width + 2 * OVERHANG;
  const foot = height - TRIM;
  return (
    <View aria-hidden style={[styles.eaves, { width, height }]}>
      <Svg width={whole} height={height} style={styles.roof}>
        <Path
          d={`M${SLOPE} 1.5H${whole - SLOPE}L${whole - 2} ${foot}H2z`}
          fill={roof}
          stroke={line}
          strokeWidth={outline.normal}
          strokeLinejoin="round"
        />
        <Strokes
          width={28}
          height={16}
          strokes="M0 8q7 7 14 0t14 0"
          colour={roofDark}
          thick={2.4}
          within={`M${SLOPE + 4} 4H${whole - SLOPE - 4}L${whole - 9} ${foot - 1}H9z`}
        />
        <Rect
          x={1.5}
          y={foot}
          width={whole - 3}
          height={TRIM - 2}
          rx={3}
          fill={trim}
          stroke={line}
          strokeWidth={outline.thin}
        />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  eaves: { alignSelf: 'center', marginBottom: -2, zIndex: 1, pointerEvents: 'none' },
  /** It hangs over: on a narrow phone its ends are beyond the screen. */
  roof: { position: 'absolute', left: -OVERHANG },
});
