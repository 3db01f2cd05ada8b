import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  cancelAnimation,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { useMotion } from '../motion/MotionProvider';
import { useColours } from '../theme/ThemeProvider';

interface Props {
  readonly size: { readonly width: number; readonly height: number };
  readonly round: number;
  /** Something else says on the piece that it is meant. */
  readonly bare?: boolean;
}

const REACH = 5;
const RIM = 2;
const BREATH = 1;
/** How far it goes beyond the piece; only its shine goes on. */
export const HALO = REACH + RIM + BREATH;

/** Light round the piece that is meant, and an arrow above it for those who do not see the light. */
export function Halo({ size, round, bare = false }: Props) {
  const { glow, outline: ink } = useColours();
  const { reduced, ms } = useMotion();
  const breath = useSharedValue(0);

  useEffect(() => {
    if (reduced) {
      breath.set(0);
      return undefined;
    }
    const easing = Easing.inOut(Easing.quad);
    breath.set(withRepeat(withTiming(1, { duration: ms('pulse'), easing }), -1, true));
    return () => cancelAnimation(breath);
  }, [reduced, ms, breath]);

  const light = useAnimatedStyle(() => ({
    opacity: 1 - 0.35 * breath.get(),
    transform: [{ scale: 1 + (breath.get() * 2 * BREATH) / size.height }],
  }));
  const arrow = useAnimatedStyle(() => ({ transform: [{ translateY: -4 * breath.get() }] }));
  const side = Math.max(18, size.width * 0.32);

  return (
    <View style={[StyleSheet.absoluteFill, styles.under]}>
      <Animated.View
        style={[
          styles.light,
          {
            backgroundColor: glow,
            borderRadius: round + REACH,
            boxShadow: `0 0 0 ${RIM}px ${ink}, 0 0 16px 6px ${glow}`,
          },
          light,
        ]}
      />
      {!bare && (
        <Animated.View
          style={[styles.arrow, { top: -side * 0.95, left: (size.width - side) / 2 }, arrow]}
        >
          <Svg width={side} height={side} viewBox="0 0 24 24">
            <Path
              d="M8.5 2.5h7v8h5L12 21 3.5 10.5h5z"
              fill={glow}
              stroke={ink}
              strokeWidth={2}
              strokeLinejoin="round"
            />
          </Svg>
        </Animated.View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  under: { pointerEvents: 'none' },
  light: {
    position: 'absolute',
    top: -REACH,
    bottom: -REACH,
    left: -REACH,
    right: -REACH,
  },
  arrow: { position: 'absolute', zIndex: 1 },
});
