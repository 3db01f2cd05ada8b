import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { fade, Portrait, useColours, useMotion, type PictureName } from '../../ui';
import type { PlayerFace } from './faces/faces';
import { SmallFace } from './faces/SmallFace';
import type { Point } from './geometry';

interface Props {
  /** Of who is at turn: an animal, or any portrait of that size. */
  readonly picture: PictureName | ((size: number) => ReactNode);
  /** Of who plays it; left out where it would be too small to tell. */
  readonly face?: PlayerFace | null;
  /** Its middle. */
  readonly at: Point;
  readonly size: number;
}

/** Whose turn begins, in the middle of the table: the phone is handed over by it. */
export function TurnSign({ picture, face = null, at, size }: Props) {
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
      {typeof picture === 'function' ? picture(size) : <Portrait picture={picture} size={size} />}
      {face !== null && size * FACE >= SMALLEST_FACE && (
        <View style={styles.face}>
          <SmallFace of={face} size={size * FACE} />
        </View>
      )}
    </Animated.View>
  );
}

/** In sizes of the sign. */
const FACE = 0.5;
const SMALLEST_FACE = 18;

const styles = StyleSheet.create({
  sign: { position: 'absolute', pointerEvents: 'none' },
  face: { position: 'absolute', right: -10, bottom: -10 },
});
