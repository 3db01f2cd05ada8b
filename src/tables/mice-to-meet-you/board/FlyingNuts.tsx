import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { fade, useMotion } from '../../../ui';
import { middleOf, type Rect } from '../../shared/geometry';
import { Nuts } from '../pieces/Nut';

interface Props {
  readonly from: Rect;
  readonly to: Rect;
  readonly count: number;
  readonly size: number;
}

/** Nuts on their way from who pays to who earns. */
export const FlyingNuts = memo(function FlyingNuts({ from, to, count, size }: Props) {
  const { reduced, ms } = useMotion();
  const way = useSharedValue(0);
  useEffect(() => {
    way.set(
      reduced
        ? fade(1, ms('fade'))
        : withTiming(1, { duration: ms('fly'), easing: Easing.inOut(Easing.quad) }),
    );
  }, [reduced, ms, way]);
  const [start, end] = [middleOf(from), middleOf(to)];
  const flying = useAnimatedStyle(() => {
    const at = reduced ? 1 : way.get();
    const arc = Math.sin(at * Math.PI) * 36;
    return {
      opacity: reduced ? way.get() : 1,
      transform: [
        { translateX: start.x + (end.x - start.x) * at - size / 2 },
        { translateY: start.y + (end.y - start.y) * at - arc - size / 2 },
        { scale: 1 + 0.5 * Math.sin(at * Math.PI) },
      ],
    };
  });
  return (
    <Animated.View aria-hidden style={[styles.nuts, flying]}>
      <Nuts count={Math.min(count, 4)} size={size} />
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  nuts: { position: 'absolute', left: 0, top: 0, zIndex: 80, pointerEvents: 'none' },
});
