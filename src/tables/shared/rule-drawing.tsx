import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Die, Icon, space, useColours, type DieFace, type DieState } from '../../ui';

/** What pictures of the rules are made of, whatever the game. */

/** A picture of the rules is read out as a whole, not piece by piece. */
export const UNREAD = '';

const DIE = 42;
const CROSS = 40;

interface Children {
  readonly children: ReactNode;
}

/** A whole picture: its rows one under the other. */
export function Drawing({ children }: Children) {
  return (
    <View aria-hidden style={styles.drawing}>
      {children}
    </View>
  );
}

/** Pieces in a row, from left to right. */
export function Row({ children }: Children) {
  return <View style={styles.row}>{children}</View>;
}

export function RuleDie({ face, state }: { readonly face: DieFace; readonly state: DieState }) {
  return (
    <View style={state === 'forced' && styles.ringed}>
      <Die size={DIE} face={face} state={state} label={UNREAD} />
    </View>
  );
}

/** What does not happen. */
export function CrossedOut({ children }: Children) {
  const { danger } = useColours();
  return (
    <View>
      {children}
      <View style={[StyleSheet.absoluteFill, styles.middle]}>
        <Icon name="close" size={CROSS} colour={danger.text} />
      </View>
    </View>
  );
}

export function Arrow({ to }: { readonly to: 'left' | 'right' | 'down' }) {
  const { ink } = useColours();
  if (to === 'down') return <Icon name="down" size={22} colour={ink} />;
  return (
    <View style={to === 'left' && styles.turned}>
      <Icon name="hand" size={24} colour={ink} />
    </View>
  );
}

const styles = StyleSheet.create({
  drawing: { alignItems: 'flex-start', gap: space.xs, paddingVertical: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  // Room for the ring and the sign on it.
  ringed: { margin: space.s },
  middle: { alignItems: 'center', justifyContent: 'center' },
  turned: { transform: [{ scaleX: -1 }] },
});
