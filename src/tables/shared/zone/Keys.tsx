import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '../../../ui';

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
  return <View style={isStacked ? styles.stack : styles.row}>{children}</View>;
}

const styles = StyleSheet.create({
  row: { flexGrow: 1, flexDirection: 'row', gap: space.s, alignItems: 'stretch' },
  stack: { flexGrow: 1, gap: space.s, justifyContent: 'flex-end' },
});
