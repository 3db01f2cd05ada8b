import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { ScoreSheet } from '../../../game-core/games/misty/score';
import { fade, useMotion } from '../../../ui';
import { middleOf, type Point } from '../../shared/geometry';
import { paneAt, type Panes } from '../layout/panes';
import { Points } from '../pieces/signs';

interface Props {
  readonly panes: Panes;
  readonly runs: ScoreSheet['runs'];
}

/** What smiles side by side earn together, between the first two of them. */
export function RunMarks({ panes, runs }: Props) {
  const { cell, gap } = panes;
  return runs.map(({ cells, bonus }) => {
    const [first] = cells;
    if (first === undefined) return null;
    const { x, y } = middleOf(paneAt(panes, first));
    return (
      <Pop key={first} at={{ x: x + (cell + gap) / 2, y }} size={Math.max(20, cell * 0.3)}>
        {bonus}
      </Pop>
    );
  });
}

interface PopProps {
  readonly at: Point;
  readonly size: number;
  readonly children: number;
}

function Pop({ at, size, children }: PopProps) {
  const { reduced, ms } = useMotion();
  const here = useSharedValue(0);
  useEffect(() => {
    here.set(
      reduced
        ? fade(1, ms('fade'))
        : withTiming(1, { duration: ms('flip'), easing: Easing.out(Easing.back(3)) }),
    );
  }, [reduced, ms, here]);
  const popping = useAnimatedStyle(() => ({
    opacity: Math.min(1, here.get()),
    transform: [{ scale: reduced ? 1 : here.get() }],
  }));
  return (
    <Animated.View
      aria-hidden
      style={[styles.pop, { left: at.x - size, top: at.y - size / 2, width: 2 * size }, popping]}
    >
      <Points points={children} size={size} isExtra />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  pop: { position: 'absolute', alignItems: 'center', zIndex: 55, pointerEvents: 'none' },
});
