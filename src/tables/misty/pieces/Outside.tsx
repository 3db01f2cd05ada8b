import { memo, useEffect, useId } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Defs, G, LinearGradient, Path, Pattern, Rect, Stop } from 'react-native-svg';
import { useColours, useMotion } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Size } from '../../shared/geometry';

/** On 100 × 100, on ground at 100: a barn and a tree at its side; a row of firs. */
const BARN =
  'M18 100V62L40 44L62 62V100ZM34 100V80H46V100ZM10 66L40 40L70 66L66 70L40 48L14 70ZM84 100V74Q70 72 72 60Q66 46 80 42Q86 32 96 40Q108 40 106 54Q112 66 100 72Q96 75 90 74V100Z';
const FIRS = 'M6 100L20 64L34 100ZM26 100L44 50L62 100ZM54 100L70 68L86 100Z';
const CLOUDS =
  'M4 34Q6 24 16 26Q22 16 34 22Q44 20 46 30Q54 32 50 38H8Q2 38 4 34ZM60 20Q62 12 70 14Q78 8 86 14Q96 14 95 22Q94 25 90 25H64Q58 25 60 20Z';

/** A grey sky over a barn in the meadow, and rain. */
export const Outside = memo(function Outside({ width, height }: Size) {
  const id = useId();
  const { rain, glow } = useColours();
  const { glassTop, glassBottom, hill, far } = useWindowColours();
  const tall = Math.min(width, height) * 0.3;
  return (
    <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
      <Defs>
        <LinearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={glassTop} />
          <Stop offset="1" stopColor={glassBottom} />
        </LinearGradient>
        <Pattern id={`${id}rain`} width={72} height={96} patternUnits="userSpaceOnUse">
          <Path
            d="M12 6l-3 13M44 22l-3 13M66 2l-2 9M28 50l-3 13M58 62l-3 13M8 74l-2 9M38 84l-2 8"
            stroke={rain}
            strokeWidth={2.4}
            strokeLinecap="round"
            opacity={0.6}
          />
        </Pattern>
      </Defs>
      <Rect width={width} height={height} fill={`url(#${id}sky)`} />
      <G transform={`scale(${width / 100})`}>
        <Path d={CLOUDS} fill={glassBottom} opacity={0.55} />
      </G>
      <G transform={`translate(${width * 0.62} ${height * 0.87 - tall}) scale(${tall / 100})`}>
        <Path d={BARN} fill={far} fillRule="evenodd" opacity={0.8} />
        <Path d="M36 60H44V70H36Z" fill={glow} opacity={0.7} />
      </G>
      <G transform={`translate(${width * 0.04} ${height * 0.84 - tall}) scale(${tall / 100})`}>
        <Path d={FIRS} fill={far} opacity={0.65} />
      </G>
      <Path
        d={`M0 ${height * 0.8}Q${width * 0.3} ${height * 0.68} ${width * 0.6} ${height * 0.82}T${width} ${height * 0.78}V${height}H0Z`}
        fill={hill}
        opacity={0.8}
      />
      <Rect width={width} height={height} fill={`url(#${id}rain)`} />
    </Svg>
  );
});

/** Where drops run down, in parts of the width, how long they take and when they begin. */
const RUNS = [
  [0.07, 5200, 300],
  [0.31, 6800, 2600],
  [0.52, 5900, 4100],
  [0.74, 7400, 1200],
  [0.93, 5600, 3300],
] as const;

/** Drops that run down the glass. */
export function Drops({ width, height }: Size) {
  const { reduced } = useMotion();
  if (reduced) return null;
  return RUNS.map(([part, takes, from]) => (
    <Drop key={part} x={width * part} height={height} takes={takes} from={from} />
  ));
}

interface DropProps {
  readonly x: number;
  readonly height: number;
  readonly takes: number;
  readonly from: number;
}

const TRAIL = 34;

function Drop({ x, height, takes, from }: DropProps) {
  const { finger, paneEdge } = useWindowColours();
  const fallen = useSharedValue(0);
  useEffect(() => {
    const fall = withTiming(1, { duration: takes, easing: Easing.in(Easing.quad) });
    fallen.set(withDelay(from, withRepeat(fall, -1)));
    return () => cancelAnimation(fallen);
  }, [takes, from, fallen]);
  const falling = useAnimatedStyle(() => ({
    transform: [{ translateY: fallen.get() * (height + TRAIL) - TRAIL }],
  }));
  return (
    <Animated.View style={[styles.drop, { left: x }, falling]}>
      <Svg width={8} height={TRAIL} viewBox={`0 0 8 ${TRAIL}`}>
        <Path d="M4 0V26" stroke={finger} strokeWidth={2} opacity={0.5} />
        <Path d="M4 22q3 5 3 7.5a3 3 0 0 1-6 0Q1 27 4 22z" fill={finger} stroke={paneEdge} />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ drop: { position: 'absolute', top: 0 } });
