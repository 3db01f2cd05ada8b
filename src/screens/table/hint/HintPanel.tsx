import { ScrollView, StyleSheet, View } from 'react-native';
import type { Teller } from '../../../tables/shared/game-table';
import {
  Button,
  IconButton,
  outline,
  radius,
  scrollsByKeys,
  shadow,
  space,
  useColours,
  Words,
} from '../../../ui';
import { Owl } from '../../../ui/art/Owl';
import { CLOSE, HintWords, titleOf, useRanked } from './HintWords';
import type { Hint } from './useHint';
import { useFittingRows } from './useFittingRows';

interface Props {
  readonly hint: Hint;
  readonly teller: Teller;
  /** A column beside the board, or so much of the height above it. */
  readonly place: { readonly width?: number; readonly maxHeight?: number };
  /** Lists all choices elsewhere, where height is dear; null where they have room here. */
  readonly onAll: (() => void) | null;
  readonly onClose: () => void;
}

const OWL = 44;
/** Beside a key. */
const SMALL_OWL = 32;
/** Round the head and the words, and between them. */
const EDGES = 2 * (space.s + outline.normal) + space.xs;

/** What the owl says, beside or above the board. Where height is dear it has as many rows as are whole. */
export function HintPanel({ hint, teller, place, onAll, onClose }: Props) {
  const { surface, hairline } = useColours();
  const { say } = teller;
  const isNarrow = place.width !== undefined;
  const isShort = onAll !== null;
  const count = useRanked(hint, teller).length;
  const fitting = useFittingRows((place.maxHeight ?? Infinity) - EDGES);
  const title = <Words as="label">{titleOf(hint, teller)}</Words>;
  return (
    <View
      style={[styles.panel, place, { backgroundColor: surface, borderColor: hairline }]}
      role="group"
      aria-label={say.hint.title}
    >
      <View style={styles.head} onLayout={fitting.measure('head')}>
        <Owl size={isShort ? SMALL_OWL : OWL} framed />
        <View style={styles.title}>{!isNarrow && title}</View>
        {isShort && count > fitting.rows && (
          <Button
            kind="quiet"
            tight
            label={say.hint.allShort(count)}
            spoken={say.hint.all(count)}
            onPress={onAll}
          />
        )}
        <IconButton icon="close" label={say.hint.close} onPress={onClose} />
      </View>
      {/* Between the owl and the key a column has no room for a word. */}
      {isNarrow && title}
      <ScrollView
        {...scrollsByKeys(say.hint.choices)}
        style={styles.scroll}
        contentContainerStyle={[styles.words, isShort && styles.close]}
      >
        <HintWords
          hint={hint}
          teller={teller}
          isNarrow={isNarrow}
          rows={isShort ? fitting.rows : 'few'}
          measure={fitting.measure}
        />
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    margin: space.xs,
    padding: space.s,
    gap: space.xs,
    borderWidth: outline.normal,
    borderRadius: radius.l,
    boxShadow: shadow.low,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1 },
  // With room for the ring round what has the focus.
  scroll: { flexGrow: 0, flexShrink: 1, marginHorizontal: -space.s },
  words: { gap: space.xs, paddingHorizontal: space.s },
  // A few dp decide whether two choices are seen.
  close: { gap: CLOSE },
});
