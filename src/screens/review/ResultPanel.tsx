import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  largeText,
  outline,
  Panel,
  radius,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import { Owl } from '../../ui/art/Owl';
import type { Look } from './look-at';

interface Props {
  /** How it ended for the seat, in words. */
  readonly result: string;
  readonly look: Look;
}

/** How it ended, and how many choices were the best: a pip for each of them. */
export function ResultPanel({ result, look: { review, isWhole } }: Props) {
  const { coach } = usePhrases();
  const { accents } = useColours();
  const isLarge = useTextScale() >= largeText;
  return (
    <Panel style={isLarge ? styles.large : styles.panel}>
      <Owl size={52} framed />
      <View style={!isLarge && styles.words}>
        <View style={styles.line}>
          <Words as="label">{result}</Words>
          {isWhole && (
            <Words as="smallStrong" colour={accents.mist.text}>
              {coach.choicesBest(review.best, review.choices)}
            </Words>
          )}
        </View>
        {isWhole && <Pips isBest={review.made.map(({ isBest }) => isBest)} />}
      </View>
    </Panel>
  );
}

const HIGH = 10;
const LOW = 5;

/** Tall and green for the best, low and red where there was a better one. */
function Pips({ isBest }: { readonly isBest: readonly boolean[] }) {
  const { accents, danger, outline: ink } = useColours();
  return (
    <View aria-hidden style={styles.pips}>
      {isBest.map((best, nth) => (
        <View
          key={nth}
          style={[
            styles.pip,
            {
              height: best ? HIGH : LOW,
              backgroundColor: best ? accents.mist.fill : danger.fill,
              borderColor: ink,
            },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flexDirection: 'row', alignItems: 'center', padding: space.m },
  large: { padding: space.m },
  words: { flex: 1, gap: space.xs },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s,
  },
  pips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  pip: {
    flexGrow: 1,
    flexBasis: 9,
    maxWidth: 48,
    borderRadius: radius.round,
    borderWidth: outline.thin,
  },
});
