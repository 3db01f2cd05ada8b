import { useEffect, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { fade, useMotion } from '../../../ui';

interface Props {
  readonly size: number;
  readonly back: ReactNode;
  /** It turns over when this comes, slowly enough to gasp; null: it lies as it was. */
  readonly front: ReactNode | null;
}

/** Up to where it turns before it stops for a moment: nearly edge on, so that nobody knows yet. */
const STOP = 0.44;
/** The parts of its time: up to the stop, the stop, and the rest. */
const PARTS = { first: 0.38, stop: 0.2, rest: 0.42 };

/** A slice that is kept: it turns half way, stops, and then shows what it is. */
export function TurnOver({ size, back, front }: Props) {
  const { reduced, ms } = useMotion();
  const turned = useSharedValue(0);
  const seen = useSharedValue(1);
  const isUp = front !== null;

  useEffect(() => {
    if (!isUp) {
      turned.set(0);
      return;
    }
    if (reduced) {
      turned.set(1);
      seen.set(0);
      seen.set(fade(1, ms('fade')));
      return;
    }
    const all = 2 * ms('flip');
    const easing = Easing.out(Easing.quad);
    turned.set(
      withSequence(
        withTiming(STOP, { duration: all * PARTS.first, easing }),
        withDelay(
          all * PARTS.stop,
          withTiming(1, { duration: all * PARTS.rest, easing: Easing.out(Easing.back(1.4)) }),
        ),
      ),
    );
  }, [isUp, reduced, ms, turned, seen]);

  const turning = useAnimatedStyle(() => {
    const at = turned.get();
    return {
      opacity: seen.get(),
      transform: [
        { scale: reduced ? 1 : 1 + 0.22 * Math.min(1, at * 2) },
        { scaleX: Math.max(0.04, Math.abs(Math.cos(at * Math.PI))) },
      ],
    };
  });
  const above = useAnimatedStyle(() => ({ opacity: turned.get() > 0.5 ? 1 : 0 }));
  const below = useAnimatedStyle(() => ({ opacity: turned.get() > 0.5 ? 0 : 1 }));
  return (
    <Animated.View style={[{ width: size, height: size }, turning]}>
      <Animated.View style={[StyleSheet.absoluteFill, below]}>{back}</Animated.View>
      {isUp && <Animated.View style={[StyleSheet.absoluteFill, above]}>{front}</Animated.View>}
    </Animated.View>
  );
}
