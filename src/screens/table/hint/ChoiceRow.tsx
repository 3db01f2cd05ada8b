import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { usePhrases } from '../../../i18n';
import { largeText, radius, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import { lostIn } from './lost';
import type { Ranked } from './ranked';
import { figureOf, toldOf } from './told';

interface Props {
  readonly choice: Ranked;
  /** How many letters the longest of the choices has: their bars begin below each other. */
  readonly letters: number;
  /** In a narrow column the bar stands below the words. */
  readonly isNarrow: boolean;
  readonly onLayout?: ((event: LayoutChangeEvent) => void) | undefined;
}

/** The columns beside the bars: names take what they need, of wide letters too, and at most so much of the row. */
const LETTER = 9.4;
const NAMES = '52%';
const PRICE = 74;
const BAR = 12;

/** A choice, and what it costs as a bar and in figures. */
export function ChoiceRow({ choice, letters, isNarrow, onLayout }: Props) {
  const say = usePhrases();
  const { words, weighed, rank } = choice;
  const { accents, danger, inkSoft, outline: ink } = useColours();
  const growth = useGrowth();
  const isStacked = useTextScale() >= largeText || isNarrow;
  const colour = rank === 'worse' ? inkSoft : accents.mist.text;
  const lost = rank === 'worse' ? lostIn(weighed.price) : 0;
  const rail = (
    <View style={[styles.rail, !isStacked && styles.beside]}>
      <View style={[styles.bar, { flexGrow: 1 - lost, backgroundColor: accents.mist.fill }]} />
      {lost > 0 && (
        <View
          style={[
            styles.bar,
            styles.lost,
            { flexGrow: lost, borderColor: ink, backgroundColor: danger.fill },
          ]}
        />
      )}
    </View>
  );
  return (
    <View role="listitem" accessible aria-label={toldOf(choice, say)} onLayout={onLayout}>
      <View style={styles.row}>
        <View
          style={isStacked ? styles.grow : { width: letters * LETTER * growth, maxWidth: NAMES }}
        >
          <Words as={rank === 'best' ? 'smallStrong' : 'small'}>{words}</Words>
        </View>
        {!isStacked && rail}
        <View style={!isStacked && { width: PRICE * growth }}>
          <Words as="smallStrong" align="right" colour={colour}>
            {figureOf(choice, say)}
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
  // Cut off by a line, not by a colour alone.
  lost: { borderLeftWidth: 3 },
});
