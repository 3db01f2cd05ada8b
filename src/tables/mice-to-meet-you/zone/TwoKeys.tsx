import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '../../../ui';

interface Props {
  readonly large: ReactNode;
  readonly small: ReactNode;
  /** The large one is at the right: the thumb is not led to it. */
  readonly isTurned?: boolean;
}

/** What people mostly want, and the other thing. */
export function TwoKeys({ large, small, isTurned = false }: Props) {
  return (
    <View style={[styles.keys, isTurned && styles.turned]}>
      <View style={styles.large}>{large}</View>
      <View style={styles.small}>{small}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', gap: space.s },
  turned: { flexDirection: 'row-reverse' },
  large: { flex: 1.6 },
  small: { flex: 1 },
});
