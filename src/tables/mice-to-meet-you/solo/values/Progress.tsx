import { StyleSheet, View } from 'react-native';
import { radius, useColours, Words } from '../../../../ui';
import type { Solved } from './solved-game';

interface Props {
  readonly solved: Exclude<Solved, { kind: 'here' | 'failed' }>;
  /** What is loading, with how much of it is here. */
  readonly label: (percent: number) => string;
}

const RAIL = 6;

/** How much of the solved game is here. */
export function Progress({ solved, label }: Props) {
  const { sunken, accents } = useColours();
  const percent = solved.kind === 'loading' ? Math.round(solved.share * 100) : 0;
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label(percent)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={styles.all}
    >
      <Words as="small" lines={1}>
        {label(percent)}
      </Words>
      <View style={[styles.rail, { backgroundColor: sunken }]}>
        <View style={[styles.rail, { width: `${percent}%`, backgroundColor: accents.mice.fill }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: 2 },
  rail: { height: RAIL, borderRadius: radius.round },
});
