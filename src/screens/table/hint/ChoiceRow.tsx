import { StyleSheet, View } from 'react-native';
import { tenthsOf } from '../../../game-core/coach/balance';
import { usePhrases } from '../../../i18n';
import { largeText, radius, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import type { Ranked } from './ranked';

interface Props {
  readonly choice: Ranked;
  /** What the dearest choice costs: nothing is left of its bar. */
  readonly dearest: number;
  /** In a narrow column the bar stands below the words. */
  readonly isNarrow: boolean;
}

/** The columns beside the bars. */
const NAME = 124;
const PRICE = 74;
const BAR = 12;
/** Where even the dearest choice costs less of the victory, no bar looks as if all were lost. */
const DEAR = 0.1;

/** A choice, and what it keeps and costs as a bar and in figures. */
export function ChoiceRow({ choice: { words, weighed, rank }, dearest, isNarrow }: Props) {
  const say = usePhrases();
  const { accents, danger, inkSoft } = useColours();
  const growth = useGrowth();
  const isStacked = useTextScale() >= largeText || isNarrow;
  const price = say.coach.points(-tenthsOf(weighed.price));
  const told = {
    best: say.hint.isBest(words),
    even: say.hint.isEven(words),
    worse: say.hint.costs(words, say.coach.points(tenthsOf(weighed.price)).slice(1)),
  };
  const figure = { best: say.hint.best, even: say.hint.even, worse: price };
  const colour = rank === 'worse' ? inkSoft : accents.mist.text;
  const lost = rank === 'worse' ? weighed.price / Math.max(dearest, DEAR) : 0;
  const rail = (
    <View style={[styles.rail, !isStacked && styles.beside]}>
      {lost < 1 && (
        <View style={[styles.bar, { flexGrow: 1 - lost, backgroundColor: accents.mist.fill }]} />
      )}
      {lost > 0 && <View style={[styles.bar, { flexGrow: lost, backgroundColor: danger.fill }]} />}
    </View>
  );
  return (
    <View role="listitem" accessible aria-label={told[rank]}>
      <View style={styles.row}>
        <View style={isStacked ? styles.grow : { width: NAME * growth }}>
          <Words as={rank === 'best' ? 'smallStrong' : 'small'}>{words}</Words>
        </View>
        {!isStacked && rail}
        <View style={!isStacked && { width: PRICE * growth }}>
          <Words as="smallStrong" align="right" colour={colour}>
            {figure[rank]}
          </Words>
        </View>
      </View>
      {isStacked && rail}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  grow: { flexGrow: 1, flexShrink: 1 },
  rail: {
    flexDirection: 'row',
    gap: 2,
    height: BAR,
    borderRadius: radius.round,
    overflow: 'hidden',
  },
  beside: { flex: 1, minWidth: 24 },
  bar: { flexBasis: 0, height: BAR },
});
