import { written } from '../../../i18n';
import { useEffect, useRef } from 'react';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { useMotion, Words } from '../../../ui';

interface Props {
  readonly value: number;
  readonly width: number;
  readonly as: 'heading' | 'label';
  readonly colour: string;
}

/** The sum so far. It swells for a moment when it changes. */
export function RunningSum({ value, width, as, colour }: Props) {
  const { reduced, ms } = useMotion();
  const before = useRef(value);
  const scale = useSharedValue(1);

  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (reduced) return;
    const duration = ms('press');
    scale.set(withSequence(withTiming(1.25, { duration }), withTiming(1, { duration })));
  }, [value, reduced, ms, scale]);

  const swelling = useAnimatedStyle(() => ({ transform: [{ scale: scale.get() }] }));
  return (
    <Animated.View style={[{ width }, swelling]}>
      <Words as={as} align="center" colour={colour}>
        {written(value)}
      </Words>
    </Animated.View>
  );
}
