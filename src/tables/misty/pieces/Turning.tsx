import { useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import { useMotion } from '../../../ui';

interface Props {
  /** It takes the place of another window. */
  readonly comes: boolean;
  readonly leaves: boolean;
  readonly children: ReactNode;
}

/** How far a window is seen to go: enough to say that this is another one. */
const WAY = 64;

/** A window that makes room for the next one, or takes its place: one goes as the other comes. */
export function Turning({ comes, leaves, children }: Props) {
  const { reduced, ms } = useMotion();
  // Settled when it is first seen: it does not come anew when the other one has gone.
  const [came] = useState(comes);
  if (!came && !leaves) return <Animated.View style={styles.layer}>{children}</Animated.View>;
  const here = { opacity: 1, transform: [{ translateX: 0 }] };
  const beyond = (way: number) => ({ opacity: 0, transform: [{ translateX: reduced ? 0 : way }] });
  return (
    <Animated.View
      aria-hidden={leaves}
      style={[
        styles.layer,
        leaves && styles.leaving,
        {
          animationName: leaves
            ? { from: here, to: beyond(-WAY) }
            : { from: beyond(WAY), to: here },
          animationDuration: ms('slide'),
          animationTimingFunction: 'ease-out',
          animationFillMode: 'forwards',
        },
      ]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0 },
  leaving: { pointerEvents: 'none' },
});
