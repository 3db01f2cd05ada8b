import { memo, useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { useMotion } from '../../../ui';
import { middleOf, type Point, type Rect } from '../../shared/geometry';
import { Mice } from '../pieces/Mice';
import { MOUSE, packMice } from '../pieces/pack-mice';

interface Props {
  readonly count: number;
  readonly room: Rect;
  readonly cage: Rect;
  /** Into the cage, or back. */
  readonly isCaught: boolean;
}

/** Each mouse sets out when so much of the time is over, the last one latest. */
const APART = 0.5;

/** Mice run to the cage one after the other, or out of it. */
export const RunningMice = memo(function RunningMice({ count, room, cage, isCaught }: Props) {
  const { ms } = useMotion();
  const time = useSharedValue(0);
  useEffect(() => {
    time.set(withTiming(1, { duration: ms('fly'), easing: Easing.linear }));
  }, [ms, time]);
  const { places, scale, size } = useMemo(
    () => packMice(count, { width: room.width - 10, height: room.height * 0.6 }),
    [count, room.width, room.height],
  );
  const left = room.x + (room.width - size.width * scale) / 2;
  const top = room.y + room.height - size.height * scale - 4;
  const end = middleOf({ ...cage, width: cage.height * 1.4 });
  return (
    <View aria-hidden style={styles.all}>
      {places.map((place, nth) => (
        <Runner
          key={nth}
          time={time}
          start={{ x: left + place.x * scale, y: top + place.y * scale }}
          end={{ x: end.x - (MOUSE.width * scale) / 2, y: end.y - (MOUSE.height * scale) / 2 }}
          delay={count === 1 ? 0 : (nth / (count - 1)) * APART}
          isCaught={isCaught}
          scale={scale}
        />
      ))}
    </View>
  );
});

interface RunnerProps {
  readonly time: SharedValue<number>;
  readonly start: Point;
  readonly end: Point;
  readonly delay: number;
  readonly isCaught: boolean;
  readonly scale: number;
}

function Runner({ time, start, end, delay, isCaught, scale }: RunnerProps) {
  const running = useAnimatedStyle(() => {
    const gone = Math.min(1, Math.max(0, (time.get() - delay) / (1 - APART)));
    const way = isCaught ? gone : 1 - gone;
    const eased = way * way * (3 - 2 * way);
    const bob = Math.abs(Math.sin(way * Math.PI * 4)) * 5 * (way < 1 ? 1 : 0);
    return {
      opacity: way >= 1 ? 0 : 1,
      transform: [
        { translateX: start.x + (end.x - start.x) * eased },
        { translateY: start.y + (end.y - start.y) * eased - bob },
        { scale: 1 - 0.35 * eased },
      ],
    };
  });
  return (
    <Animated.View style={[styles.runner, running]}>
      <Mice count={1} width={MOUSE.width * scale} height={MOUSE.height * scale} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  all: { ...StyleSheet.absoluteFill, zIndex: 60, pointerEvents: 'none' },
  runner: { position: 'absolute', left: 0, top: 0 },
});
