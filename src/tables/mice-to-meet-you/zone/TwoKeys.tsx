import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { largeText, space, useTextScale } from '../../../ui';

interface Props {
  readonly large: ReactNode;
  readonly small: ReactNode;
  /** The large one is at the right: the thumb is not led to it. */
  readonly isTurned?: boolean;
}

/** What people mostly want, and the other thing. */
export function TwoKeys({ large, small, isTurned = false }: Props) {
  const isLarge = useTextScale() >= largeText;
  return (
    <View style={[styles.keys, isTurned && styles.turned]}>
      <View style={isLarge ? styles.even : styles.large}>{large}</View>
      <View style={styles.small}>{small}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', gap: space.s },
  turned: { flexDirection: 'row-reverse' },
  // A row, so that both keys are as high as the higher one.
  large: { flex: 1.6, flexDirection: 'row' },
  even: { flex: 1.1, flexDirection: 'row' },
  small: { flex: 1, flexDirection: 'row' },
});
