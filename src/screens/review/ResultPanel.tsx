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
import type { Past } from '../../session/past';
import type { Look } from './look-at';

interface Props {
  readonly past: Past;
  /** How it ended for the seat, in words. */
  readonly result: string;
  readonly look: Look;
}

/** How it ended, and how many choices were the best: a pip for each of them, with the owl above it where it was asked. */
export function ResultPanel({ past, result, look: { seat, review, isWhole } }: Props) {
  const { coach, hint } = usePhrases();
  const { accents, inkSoft } = useColours();
  const isLarge = useTextScale() >= largeText;
  const pips = review.made.map(({ moment, choice: { isBest } }) => ({
    isBest,
    wasHinted: past.wasHinted(moment),
  }));
  const asked = past.hintsOf(seat);
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
        {isWhole && <Pips pips={pips} />}
        {isWhole && asked > 0 && (
          <View style={styles.asked}>
            <Owl size={OWL} framed />
            <Words as="small" colour={inkSoft}>
              {hint.used(asked)}
            </Words>
          </View>
        )}
      </View>
    </Panel>
  );
}

const HIGH = 10;
const LOW = 5;
const OWL = 16;

interface Pip {
  readonly isBest: boolean;
  readonly wasHinted: boolean;
}

/** Fewer fill their line; in several lines all are as long as each other. */
const A_LINE = 10;

/** Tall and green for the best, low and red where there was a better one. */
function Pips({ pips }: { readonly pips: readonly Pip[] }) {
  const { accents, danger, outline: ink } = useColours();
  return (
    <View aria-hidden style={styles.pips}>
      {pips.map(({ isBest, wasHinted }, nth) => (
        <View key={nth} style={[styles.place, pips.length <= A_LINE && styles.fills]}>
          {wasHinted && <Owl size={OWL} framed />}
          <View
            style={[
              styles.pip,
              {
                height: isBest ? HIGH : LOW,
                backgroundColor: isBest ? accents.mist.fill : danger.fill,
                borderColor: ink,
              },
            ]}
          />
        </View>
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
  pips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3 },
  place: { flexBasis: OWL, maxWidth: 48, alignItems: 'center', gap: 1 },
  fills: { flexGrow: 1 },
  pip: { alignSelf: 'stretch', borderRadius: radius.round, borderWidth: outline.thin },
  asked: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
