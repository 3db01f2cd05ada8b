import { memo, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';
import { outline, useColours } from '../../ui';
import { useBarnColours } from './barn-colours';

/** How far the roof reaches beyond the wall, and how much narrower it is at its top. */
const OVERHANG = 8;
const SLOPE = 14;
const TRIM = 9;

interface EavesProps {
  readonly width: number;
  readonly height: number;
}

/** The lower edge of the roof, over the wall. */
export const Eaves = memo(function Eaves({ width, height }: EavesProps) {
  const id = useId();
  const { roof, roofDark, trim } = useBarnColours();
  const line = useColours().outline;
  const whole = width + 2 * OVERHANG;
  const foot = height - TRIM;
  return (
    <View aria-hidden style={[styles.eaves, { width: whole, height }]}>
      <Svg width={whole} height={height}>
        <Defs>
          <Pattern id={id} width={28} height={16} patternUnits="userSpaceOnUse">
            <Path
              d="M0 8q7 7 14 0t14 0"
              stroke={roofDark}
              strokeWidth={2.4}
              strokeLinecap="round"
              fill="none"
            />
          </Pattern>
        </Defs>
        <Path
          d={`M${SLOPE} 1.5H${whole - SLOPE}L${whole - 2} ${foot}H2z`}
          fill={roof}
          stroke={line}
          strokeWidth={outline.normal}
          strokeLinejoin="round"
        />
        <Path
          d={`M${SLOPE + 4} 4H${whole - SLOPE - 4}L${whole - 9} ${foot - 1}H9z`}
          fill={`url(#${id})`}
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

/** The red boards, in the shade under the eaves. */
export const Boards = memo(function Boards() {
  const id = useId();
  const { wall, wallLine } = useBarnColours();
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.still, { backgroundColor: wall }]}>
      <Svg width="100%" height="100%">
        <Defs>
          <Pattern id={id} width={38} height={400} patternUnits="userSpaceOnUse">
            <Path
              d="M1 0V400M19 40q3 16 0 40M28 210q-3 20 0 44M12 320q3 14 0 30"
              stroke={wallLine}
              strokeWidth={2}
              strokeLinecap="round"
              fill="none"
            />
          </Pattern>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} opacity={0.75} />
        <Rect width="100%" height={9} fill={wallLine} opacity={0.8} />
      </Svg>
    </View>
  );
});

/** The hay before the barn: it covers the foot of the wall and lies to the edges of the screen. */
export const Hay = memo(function Hay() {
  const { hay, hayDark, outline: line } = useColours();
  const id = useId();
  return (
    <View aria-hidden style={styles.hay}>
      <Svg width="100%" height={RISE} viewBox="0 0 400 12" preserveAspectRatio="none">
        <Path d="M0 9Q70 1 150 5T300 4T400 6V12H0z" fill={hay} />
        <Path d="M0 9Q70 1 150 5T300 4T400 6" stroke={line} strokeWidth={1.6} fill="none" />
      </Svg>
      <View style={[styles.bed, { backgroundColor: hay }]}>
        <Svg width="100%" height="100%">
          <Defs>
            <Pattern id={id} width={110} height={60} patternUnits="userSpaceOnUse">
              <Path
                d="M8 12l10 4M52 6l9-5M92 20l8 5M30 38l10-3M74 46l9 5M12 54l8-4"
                stroke={hayDark}
                strokeWidth={2.6}
                strokeLinecap="round"
              />
            </Pattern>
          </Defs>
          <Rect width="100%" height="100%" fill={`url(#${id})`} />
        </Svg>
      </View>
    </View>
  );
});

/** How far the hay rises over the foot of the wall. */
const RISE = 12;

const styles = StyleSheet.create({
  still: { pointerEvents: 'none', overflow: 'hidden' },
  eaves: { alignSelf: 'center', marginBottom: -2, zIndex: 1, pointerEvents: 'none' },
  hay: { ...StyleSheet.absoluteFill, top: -RISE, pointerEvents: 'none' },
  bed: { flex: 1, marginTop: -1 },
});
