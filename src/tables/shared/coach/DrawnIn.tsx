import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import Svg from 'react-native-svg';
import { useMotion } from '../../../ui';
import type { Size } from '../geometry';

interface Props {
  readonly size: Size;
  /** Whether it comes from left to right when it is first seen. */
  readonly drawsIn: boolean;
  /** What is drawn: parts of an Svg. */
  readonly children: ReactNode;
}

/** Drawn like a line from a pen; at once where motion is reduced. */
export function DrawnIn({ size, drawsIn, children }: Props) {
  const { ms, reduced } = useMotion();
  const moves = drawsIn && !reduced;
  const drawn = useSharedValue(moves ? 0 : 1);
  useEffect(() => {
    drawn.set(moves ? withTiming(1, { duration: ms('pulse') }) : 1);
  }, [drawn, moves, ms]);
  const { width } = size;
  const clip = useAnimatedStyle(() => ({ width: drawn.get() * width }));
  return (
    <View style={[styles.over, size]}>
      <Animated.View style={[styles.clip, clip]}>
        <Svg {...size}>{children}</Svg>
      </Animated.View>
    </View>
  );
}

interface PopsUpProps {
  /** After how many others, once all is drawn; null where it stands there at once. */
  readonly after: number | null;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A sign that comes up when the line is drawn. */
export function PopsUp({ after, style, children }: PopsUpProps) {
  const { ms, reduced } = useMotion();
  const wait = after === null || reduced ? null : ms('pulse') + after * ms('press');
  const size = useSharedValue(wait === null ? 1 : 0);
  useEffect(() => {
    if (wait === null) size.set(1);
    else size.set(withDelay(wait, withTiming(1, { duration: ms('fade') })));
  }, [size, wait, ms]);
  const scale = useAnimatedStyle(() => ({ transform: [{ scale: size.get() }] }));
  return <Animated.View style={[style, scale]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, top: 0 },
  clip: { height: '100%', overflow: 'hidden' },
});
