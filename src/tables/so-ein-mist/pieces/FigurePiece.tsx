import { memo, useEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import { fade, useMotion } from '../../../ui';
import { Figure } from './Figure';
import type { Point } from '../../shared/geometry';

interface Props {
  readonly animal: Animal;
  readonly size: number;
  /** Its upper left corner, or where that will be. */
  readonly x: number;
  readonly y: number;
  /** What is nearer is in front. */
  readonly depth: number;
  /** The corners on its way there, one a hop; null if it just closes up. */
  readonly way: readonly Point[] | null;
  /** Everything jumps to its place: the table has another size, or somebody does not want to wait. */
  readonly isStill: boolean;
  readonly isLast: boolean;
  readonly sign: 'left' | 'right';
  readonly isActive: boolean;
  readonly label: string;
}

/** A figure: it hops from card to card, and moves up when the one before it leaves. */
export const FigurePiece = memo(function FigurePiece(props: Props) {
  const { animal, size, x, y, way, isStill } = props;
  const { reduced, ms } = useMotion();
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  const lift = useSharedValue(0);
  const seen = useSharedValue(1);
  const last = useRef({ x, y });

  useEffect(() => {
    const before = last.current;
    last.current = { x, y };
    if (isStill || (reduced && way === null)) {
      left.set(x);
      top.set(y);
      lift.set(0);
      seen.set(1);
    } else if (before.x === x && before.y === y) {
      return;
    } else if (reduced) {
      left.set(x);
      top.set(y);
      seen.set(0);
      seen.set(fade(1, ms('fade')));
    } else if (way !== null) {
      const half = ms('hop') / 2;
      const stride = { duration: ms('hop'), easing: Easing.inOut(Easing.quad) };
      const up = { duration: half, easing: Easing.out(Easing.quad) };
      const down = { duration: half, easing: Easing.in(Easing.quad) };
      left.set(withSequence(...way.map((to) => withTiming(to.x, stride))));
      top.set(withSequence(...way.map((to) => withTiming(to.y, stride))));
      lift.set(withSequence(...way.flatMap(() => [withTiming(1, up), withTiming(0, down)])));
    } else {
      const slide = { duration: ms('slide'), easing: Easing.out(Easing.quad) };
      left.set(withTiming(x, slide));
      top.set(withTiming(y, slide));
    }
  }, [x, y, way, isStill, reduced, ms, left, top, lift, seen]);

  const moving = useAnimatedStyle(() => ({
    opacity: seen.get(),
    transform: [
      { translateX: left.get() },
      { translateY: top.get() - lift.get() * size * 0.55 },
      { scale: 1 + lift.get() * 0.12 },
    ],
  }));

  return (
    <Animated.View style={[styles.piece, { zIndex: way === null ? props.depth : 2500 }, moving]}>
      <Figure
        animal={animal}
        size={size}
        label={props.label}
        last={props.isLast}
        sign={props.sign}
        active={props.isActive}
      />
    </Animated.View>
  );
});

const styles = StyleSheet.create({ piece: { position: 'absolute', left: 0, top: 0 } });
