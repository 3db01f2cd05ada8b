import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
  Easing,
  type SharedValue,
} from 'react-native-reanimated';
import { useMotion } from '../motion/MotionProvider';
import { outline, radius } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';

const DOTS = [0, 1, 2];

function Dot({
  at,
  time,
  colour,
}: {
  readonly at: number;
  readonly time: SharedValue<number>;
  readonly colour: string;
}) {
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: -3 * Math.max(0, Math.sin((time.get() - at / 6) * 2 * Math.PI)) }],
  }));
  return <Animated.View style={[styles.dot, { backgroundColor: colour }, style]} />;
}

/** Three dots in a bubble: somebody is thinking. The words for it are in the label of whom it belongs to. */
export function ThinkingSign() {
  const { surface, ink, line } = useColours();
  const { reduced, ms } = useMotion();
  const time = useSharedValue(0);
  useEffect(() => {
    if (reduced) {
      time.set(0);
      return undefined;
    }
    time.set(withRepeat(withTiming(1, { duration: ms('pulse'), easing: Easing.linear }), -1));
    return () => cancelAnimation(time);
  }, [reduced, ms, time]);
  return (
    <View style={[styles.bubble, { backgroundColor: surface, borderColor: line }]}>
      {DOTS.map((at) => (
        <Dot key={at} at={at} time={time} colour={ink} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bubble: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    paddingHorizontal: 4,
    height: 15,
    borderRadius: radius.round,
    borderWidth: outline.thin,
  },
  dot: { width: 4, height: 4, borderRadius: radius.round },
});
