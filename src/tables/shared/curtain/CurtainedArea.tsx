import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { fade, useMotion } from '../../../ui';
import { Cloth, Curtain, type CurtainProps } from './Curtain';
import { hiddenBelow } from './hidden-below';

interface Props {
  /** null: the table may be seen. */
  readonly curtain: CurtainProps | null;
  readonly children: ReactNode;
}

/**
 * A table that can be covered. It is covered in the same frame, with no fade that would let
 * anything through: what is below is neither drawn nor read out, and takes neither touches nor keys.
 * Only the way back is a fade.
 */
export function CurtainedArea({ curtain, children }: Props) {
  const { still, ms } = useMotion();
  const isCovered = curtain !== null;
  const [last, setLast] = useState(curtain);
  if (isCovered && curtain !== last) setLast(curtain);
  const lifted = isCovered ? null : last;

  useEffect(() => {
    if (lifted === null) return undefined;
    const timer = setTimeout(() => setLast(null), ms('fade'));
    return () => clearTimeout(timer);
  }, [lifted, ms]);

  return (
    <View style={styles.area}>
      <View aria-hidden={isCovered} style={[styles.area, isCovered && hiddenBelow]}>
        {children}
      </View>
      {isCovered && <Curtain key={curtain.title} {...curtain} />}
      {lifted !== null && !still && <Fading {...lifted} />}
    </View>
  );
}

/** What is left of a lifted curtain for a moment. A finger that still taps at it touches nothing below. */
function Fading(curtain: CurtainProps) {
  const { ms } = useMotion();
  const here = useSharedValue(1);
  useEffect(() => {
    here.set(fade(0, ms('fade')));
  }, [here, ms]);
  const style = useAnimatedStyle(() => ({ opacity: here.get() }));
  return (
    <Animated.View aria-hidden style={[StyleSheet.absoluteFill, style]}>
      <Cloth {...curtain} isLifted />
    </Animated.View>
  );
}

const styles = StyleSheet.create({ area: { flex: 1 } });
