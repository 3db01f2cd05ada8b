import { memo, useEffect, type ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { Die, useMotion } from '../../ui';
import type { Point } from './geometry';

interface Props extends Omit<ComponentProps<typeof Die>, 'skip'> {
  /** Its middle. */
  readonly at: Point;
  /** How large it is drawn there, in its sizes. */
  readonly scale?: number;
  /** It lies where it should at once, on the face that it should. */
  readonly isStill: boolean;
}

/** A die on a table: it tumbles as it is thrown, and slides to where it is put. */
export const MovingDie = memo(function MovingDie({ at, scale = 1, isStill, ...die }: Props) {
  const { size } = die;
  const { reduced, ms } = useMotion();
  const left = useSharedValue(at.x);
  const top = useSharedValue(at.y);
  const grown = useSharedValue(scale);

  useEffect(() => {
    const move = (to: number) =>
      isStill || reduced
        ? to
        : withTiming(to, { duration: ms('slide'), easing: Easing.out(Easing.quad) });
    left.set(move(at.x));
    top.set(move(at.y));
    grown.set(move(scale));
  }, [at.x, at.y, scale, isStill, reduced, ms, left, top, grown]);

  const moving = useAnimatedStyle(() => ({
    transform: [
      { translateX: left.get() - size / 2 },
      { translateY: top.get() - size / 2 },
      { scale: grown.get() },
    ],
  }));
  return (
    <Animated.View style={[styles.die, moving]}>
      <Die {...die} skip={isStill} />
    </Animated.View>
  );
});

const styles = StyleSheet.create({ die: { position: 'absolute', left: 0, top: 0 } });
