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
import Svg, { Defs, LinearGradient, Path, Pattern, Rect, Stop } from 'react-native-svg';
import { useColours, useMotion } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Size } from '../../shared/geometry';

/** A grey sky over the meadow, and rain. */
export const Outside = memo(function Outside({ width, height }: Size) {
  const id = useId();
  const { rain } = useColours();
  const { glassTop, glassBottom, hill } = useWindowColours();
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
