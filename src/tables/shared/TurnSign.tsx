import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { fade, Portrait, useColours, useMotion, type PictureName } from '../../ui';
import type { Point } from './geometry';

interface Props {
  readonly picture: PictureName;
  /** Its middle. */
  readonly at: Point;
  readonly size: number;
}

/** Whose turn begins, in the middle of the table: the phone is handed over by it. */
export function TurnSign({ picture, at, size }: Props) {
  const { glow, outline } = useColours();
  const { reduced, ms } = useMotion();
  const here = useSharedValue(0);
  useEffect(() => {
    here.set(
      reduced
        ? fade(1, ms('fade'))
        : withTiming(1, { duration: ms('slide'), easing: Easing.out(Easing.back(2)) }),
    );
  }, [reduced, ms, here]);
  const appearing = useAnimatedStyle(() => ({
    opacity: Math.min(1, here.get()),
    transform: [{ scale: reduced ? 1 : 0.6 + 0.4 * here.get() }],
  }));
  const ring = size * 0.07;
  return (
    <Animated.View
      aria-hidden
      style={[
        styles.sign,
        {
          left: at.x - size / 2 - ring,
          top: at.y - size / 2 - ring,
          borderWidth: ring,
          borderRadius: size,
          borderColor: glow,
          boxShadow: `0 0 0 2px ${outline}, 0 0 18px 4px ${glow}`,
        },
        appearing,
      ]}
    >
      <Portrait picture={picture} size={size} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({ sign: { position: 'absolute', pointerEvents: 'none' } });
