import { useEffect, useRef, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { fade } from '../motion/fade';
import { useMotion } from '../motion/MotionProvider';

interface Props {
  readonly size: { readonly width: number; readonly height: number };
  readonly back: ReactNode;
  /** null: face down. What is not handed over cannot be found out. */
  readonly front: ReactNode | null;
  /** Lies as it should at once: a tap skips any animation. */
  readonly skip?: boolean;
}

/** Something with two sides, which turns over when its front comes or goes. */
export function Flip({ size, back, front, skip = false }: Props) {
  const { reduced, ms } = useMotion();
  const isUp = front !== null;
  const wasUp = useRef(isUp);
  const turned = useSharedValue(isUp ? 1 : 0);
  const seen = useSharedValue(1);

  useEffect(() => {
    const hasTurned = wasUp.current !== isUp;
    wasUp.current = isUp;
    const side = isUp ? 1 : 0;
    if (skip) {
      turned.set(side);
      seen.set(1);
    } else if (hasTurned && reduced) {
      turned.set(side);
      seen.set(0);
      seen.set(fade(1, ms('fade')));
    } else if (hasTurned) {
      turned.set(withTiming(side, { duration: ms('flip') }));
    }
  }, [isUp, skip, reduced, ms, turned, seen]);

  // Edge on in the middle of the turn: one side goes, the other comes.
  const turning = useAnimatedStyle(() => ({
    opacity: seen.get(),
    transform: [{ scaleX: Math.max(0.02, Math.abs(2 * turned.get() - 1)) }],
  }));
  const above = useAnimatedStyle(() => ({ opacity: turned.get() > 0.5 ? 1 : 0 }));
  const below = useAnimatedStyle(() => ({ opacity: isUp && turned.get() > 0.5 ? 0 : 1 }));

  return (
    <Animated.View style={[size, turning]}>
      <Animated.View style={[StyleSheet.absoluteFill, below]}>{back}</Animated.View>
      {isUp && <Animated.View style={[StyleSheet.absoluteFill, above]}>{front}</Animated.View>}
    </Animated.View>
  );
}
