import { useEffect, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { fade, useMotion } from '../../../ui';

interface Props {
  /** After how many others it comes. */
  readonly after: number;
  /** It grows from its right end: it leads back. */
  readonly isBack: boolean;
  /** Nobody wants to wait for it. */
  readonly isSkipped: boolean;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A bar that grows out of the end of the one before it; where motion is reduced all of them fade in. */
export function HangsOn({ after, isBack, isSkipped, style, children }: Props) {
  const { ms, reduced } = useMotion();
  const grown = useSharedValue(0);
  useEffect(() => {
    if (isSkipped) grown.set(1);
    else if (reduced) grown.set(fade(1, ms('fade')));
    else grown.set(withDelay(after * ms('flip'), withTiming(1, { duration: ms('flip') })));
  }, [grown, after, isSkipped, reduced, ms]);
  const growth = useAnimatedStyle(() =>
    reduced ? { opacity: grown.get() } : { transform: [{ scaleX: grown.get() }] },
  );
  return (
    <Animated.View style={[style, { transformOrigin: isBack ? 'right' : 'left' }, growth]}>
      {children}
    </Animated.View>
  );
}
