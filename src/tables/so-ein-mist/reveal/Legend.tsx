import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../i18n';
import { space, Words } from '../../../ui';
import type { Plan } from './plan';

/** What the marks on the cards mean, as far as there are any. */
export function Legend({ piles }: Pick<Plan, 'piles'>) {
  const say = usePhrases();
  const cards = piles.flat();
  const hasDoubled = cards.some(({ isDoubled }) => isDoubled);
  const hasPassed = cards.some(({ from }) => from !== null);
  if (!hasDoubled && !hasPassed) return null;
  return (
    <View style={styles.legend}>
      {hasDoubled && <Words as="small">{say.soEinMistReveal.doubledMark}</Words>}
      {hasPassed && <Words as="small">{say.soEinMistReveal.passedMark}</Words>}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l },
});
