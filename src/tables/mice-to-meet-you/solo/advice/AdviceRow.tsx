import { StyleSheet, View } from 'react-native';
import { tenthsOf } from '../../../../game-core/coach/balance';
import { usePhrases } from '../../../../i18n';
import {
  largeText,
  Picture,
  radius,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../../ui';
import { useQuietBar } from '../../../shared/coach/quiet-bar';
import { choiceInWords, nutsOf } from '../tell-choice';
import type { Advice } from './hint';

interface Props {
  readonly advice: Advice;
  /** The choice, in few letters. */
  readonly name: string;
  readonly isBest: boolean;
  /** What the best choice keeps. */
  readonly best: number;
}

const NUT = 18;
/** The columns beside the bars. */
const NAME = 104;
const FIGURES = 108;
const PRICE = 46;
const BAR = 14;

/** A choice, and what it keeps as a bar and in figures. */
export function AdviceRow({ advice: { choice, worth }, name, isBest, best }: Props) {
  const say = usePhrases();
  const { accents, sunken, inkSoft } = useColours();
  const quiet = useQuietBar();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const kept = say.miceSolo.percent(tenthsOf(worth));
  const price = say.miceSolo.points(tenthsOf(worth) - tenthsOf(best));
  const told = say.miceHint.keeps(choiceInWords(say, choice), kept);
  const as = isBest ? 'smallStrong' : 'small';
  const named = (
    <View style={[styles.name, !isLarge && { width: NAME * growth }]}>
      <Words as={as}>{name}</Words>
      {Array.from({ length: nutsOf(choice) }, (_, index) => (
        <Picture key={index} name="chestnut" size={NUT} />
      ))}
    </View>
  );
  const bar = (
    <View style={[styles.rail, !isLarge && styles.beside, { backgroundColor: sunken }]}>
      <View
        style={[
          styles.bar,
          { width: `${worth * 100}%`, backgroundColor: isBest ? accents.mice.fill : quiet },
        ]}
      />
    </View>
  );
  const figures = (
    <View style={[styles.figures, !isLarge && { minWidth: FIGURES * growth }]}>
      <Words as={as} align="right">
        {kept}
      </Words>
      {/* Bars stand above each other, also where there is no price. */}
      <View style={!isLarge && { minWidth: PRICE * growth }}>
        {!isBest && (
          <Words as="small" align="right" colour={inkSoft}>
            {price}
          </Words>
        )}
      </View>
    </View>
  );
  return (
    <View
      role="listitem"
      accessible
      aria-label={isBest ? `${told}, ${say.miceHint.isBest}` : `${told}, ${price}`}
    >
      <View style={styles.row}>
        {named}
        {!isLarge && bar}
        {figures}
      </View>
      {isLarge && bar}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  name: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  rail: { height: BAR, borderRadius: radius.round, overflow: 'hidden' },
  beside: { flex: 1, minWidth: 40 },
  bar: { height: BAR, borderRadius: radius.round },
  figures: {
    flexDirection: 'row',
    justifyContent: 'flex-end',
    marginLeft: 'auto',
    gap: space.xs,
  },
});
