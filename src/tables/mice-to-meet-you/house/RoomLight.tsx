import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { fade, useColours, useMotion } from '../../../ui';
import { useHouseColours } from '../useHouseColours';

interface Props {
  readonly rim: number;
  readonly ledge: number;
  readonly round: number;
  /** A lamp shines inside too. */
  readonly isLamp: boolean;
}

/** The light of a room in reach: it goes on softly, in all of them together. */
export function RoomLight({ rim, ledge, round, isLamp }: Props) {
  const { glow } = useColours();
  const { lamp } = useHouseColours();
  const { ms } = useMotion();
  const lit = useSharedValue(0);
  useEffect(() => lit.set(fade(1, ms('fade'))), [lit, ms]);
  const light = useAnimatedStyle(() => ({ opacity: lit.get() }));
  return (
    <Animated.View
      style={[
        styles.light,
        {
          borderRadius: round,
          borderColor: glow,
          borderWidth: rim,
          borderBottomWidth: rim + ledge,
        },
        isLamp && { boxShadow: `inset 0 0 10px 3px ${lamp}` },
        light,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  light: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
});
