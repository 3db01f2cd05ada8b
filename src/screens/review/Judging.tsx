import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Judged } from '../../session/appraising';
import { radius, useColours, Words } from '../../ui';

const RAIL = 8;

/** How much of the match has been judged; nothing once it is all of it. */
export function Judging({ judged: { share, hasFailed } }: { readonly judged: Judged }) {
  const { coach } = usePhrases();
  const { sunken, curve } = useColours();
  if (hasFailed) return <Words>{coach.failed}</Words>;
  if (share === 1) return null;
  const percent = Math.floor(share * 100);
  return (
    <View
      accessible
      role="progressbar"
      aria-label={coach.judging(percent)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Words as="small">{coach.judging(percent)}</Words>
      <View style={[styles.rail, { backgroundColor: sunken }]}>
        <View style={[styles.rail, { width: `${percent}%`, backgroundColor: curve }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ rail: { height: RAIL, borderRadius: radius.round } });
