import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, useDoubleTapGuard } from '../../../ui';

interface Props {
  /** One above the other. */
  readonly isStacked: boolean;
  readonly children: ReactNode;
}

/**
 * The keys of a request. Mount them anew for each (`key={request.name}`): a finger that still taps at what
 * was there before must not decide.
 */
export function Keys({ isStacked, children }: Props) {
  const isReady = useDoubleTapGuard();
  return (
    <View style={[isStacked ? styles.stack : styles.row, !isReady && styles.fresh]}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', gap: space.s, alignItems: 'stretch' },
  stack: { flex: 1, gap: space.s, justifyContent: 'flex-end' },
  // Fingers only: keyboards and screen readers do not press what they have not met.
  fresh: { pointerEvents: 'none' },
});
