import { useEffect, useState, type ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { fade, useMotion } from '../../../ui';
import { House } from '../house/House';

type Props = ComponentProps<typeof House>;

/** The house on the table. Another one slides in: from across the room it is seen that somebody else is meant. */
export function SlidingHouse(props: Props) {
  const { seat } = props;
  const [shown, setShown] = useState({ seat, nth: 0 });
  if (shown.seat !== seat) setShown({ seat, nth: shown.nth + 1 });
  return <Sliding key={shown.nth} {...props} slides={shown.nth > 0} />;
}

function Sliding({ slides, ...props }: Props & { readonly slides: boolean }) {
  const { reduced, ms } = useMotion();
  const away = useSharedValue(slides ? 1 : 0);
  useEffect(() => {
    away.set(
      reduced
        ? fade(0, ms('fade'))
        : withTiming(0, { duration: ms('slide'), easing: Easing.out(Easing.cubic) }),
    );
  }, [reduced, ms, away]);
  const { x, y, width, height } = props.places.whole;
  const sliding = useAnimatedStyle(() => ({
    opacity: 1 - away.get() * 0.7,
    transform: [{ translateX: reduced ? 0 : away.get() * width * 0.35 }],
  }));
  return (
    // No larger than the house: in a browser it would keep fingers from the chips.
    <Animated.View style={[styles.layer, { left: x, top: y, width, height }, sliding]}>
      <View style={[styles.table, { left: -x, top: -y, width: x + width, height: y + height }]}>
        <House {...props} />
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute' },
  // The places of the house are those on the table.
  table: { position: 'absolute', pointerEvents: 'box-none' },
});
