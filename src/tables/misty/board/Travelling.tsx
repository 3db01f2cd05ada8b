import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { outline, useMotion } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Point } from '../../shared/geometry';

interface Props {
  /** From where to where each hand goes. */
  readonly ways: readonly { readonly from: Point; readonly to: Point }[];
}

/** Hands on their way from player to player, face down: nobody sees more than that they go. */
export function Travelling({ ways }: Props) {
  const { reduced } = useMotion();
  if (reduced) return null;
  return ways.map(({ from, to }, nth) => <Travelling1 key={nth} from={from} to={to} />);
}

const CARD = 34;
const TILTS = [-14, 0, 14];

function Travelling1({ from, to }: Props['ways'][number]) {
  const { mist, mistEdge, mistLight } = useWindowColours();
  const { ms } = useMotion();
  const gone = useSharedValue(0);
  useEffect(() => {
    gone.set(withTiming(1, { duration: ms('fly'), easing: Easing.inOut(Easing.quad) }));
  }, [ms, gone]);
  const moving = useAnimatedStyle(() => {
    const at = gone.get();
    return {
      opacity: 4 * Math.min(at, 1 - at, 0.25),
      transform: [
        { translateX: from.x + (to.x - from.x) * at - CARD / 2 },
        { translateY: from.y + (to.y - from.y) * at - CARD / 2 - 14 * Math.sin(at * Math.PI) },
      ],
    };
  });
  return (
    <Animated.View aria-hidden style={[styles.hand, moving]}>
      {TILTS.map((tilt) => (
        <View
          key={tilt}
          style={[
            styles.card,
            {
              backgroundColor: tilt === 0 ? mistLight : mist,
              borderColor: mistEdge,
              transform: [{ translateX: tilt * 0.7 }, { rotate: `${tilt}deg` }],
            },
          ]}
        />
      ))}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  hand: { position: 'absolute', left: 0, top: 0, zIndex: 200, pointerEvents: 'none' },
  card: {
    position: 'absolute',
    width: CARD,
    height: CARD,
    borderRadius: 7,
    borderWidth: outline.normal,
  },
});
