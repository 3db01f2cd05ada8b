import { useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import { useMotion } from '../../../ui';
import { glideBetween, type Panes } from '../layout/panes';

interface Props {
  readonly panes: Panes;
  /** It is there at once. */
  readonly isStill: boolean;
  readonly children: ReactNode;
}

/**
 * What lies on the panes, over the glass. Where panes go or grow as the frame becomes known, all of it glides
 * there at the same time. By keyframes: they begin in the very frame in which the panes change.
 */
export function Gliding({ panes, isStill, children }: Props) {
  const { reduced, ms } = useMotion();
  const [{ panes: before, way }, setSeen] = useState({ panes, way: glideBetween(panes, panes) });
  if (before !== panes) {
    // Whether it glides is settled then: what was skipped does not begin anew.
    setSeen({ panes, way: isStill || reduced ? null : glideBetween(before, panes) });
  }
  if (way === null) {
    return <Animated.View style={styles.corner}>{children}</Animated.View>;
  }
  const { x, y, scale } = way;
  return (
    <Animated.View
      style={[
        styles.corner,
        {
          animationName: {
            from: { transform: [{ translateX: x }, { translateY: y }, { scale }] },
            to: { transform: [{ translateX: 0 }, { translateY: 0 }, { scale: 1 }] },
          },
          animationDuration: ms('slide'),
          animationTimingFunction: 'ease-in-out',
        },
      ]}
    >
      {children}
    </Animated.View>
  );
}

// Without a size of its own it grows from the corner of the glass.
const styles = StyleSheet.create({ corner: { position: 'absolute', left: 0, top: 0 } });
