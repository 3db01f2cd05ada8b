import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../i18n';
import { space, useTextScale, Words } from '../../../ui';
import { PileMark } from '../pieces/PileMark';
import type { Plan } from './plan';

interface LineProps {
  readonly kind: 'doubled' | 'passed';
  readonly children: string;
}

function Line({ kind, children }: LineProps) {
  const scale = useTextScale();
  return (
    <View style={styles.line}>
      <PileMark kind={kind} size={16 * scale} />
      <View style={styles.words}>
        <Words as="small">{children}</Words>
      </View>
    </View>
  );
}

export const hasLegend = ({ piles }: Pick<Plan, 'piles'>): boolean =>
  piles.flat().some(({ isDoubled, from }) => isDoubled || from !== null);

/** What the marks on the cards mean, as far as there are any. */
export function Legend({ piles }: Pick<Plan, 'piles'>) {
  const say = usePhrases();
  const cards = piles.flat();
  const hasDoubled = cards.some(({ isDoubled }) => isDoubled);
  const hasPassed = cards.some(({ from }) => from !== null);
  if (!hasDoubled && !hasPassed) return null;
  return (
    <View style={styles.legend}>
      {hasDoubled && <Line kind="doubled">{say.soEinMistReveal.doubledMark}</Line>}
      {hasPassed && <Line kind="passed">{say.soEinMistReveal.passedMark}</Line>}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
  words: { flexShrink: 1 },
});
