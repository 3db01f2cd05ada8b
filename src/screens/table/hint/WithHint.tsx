import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import {
  Grown,
  IconButton,
  largeText,
  outline,
  radius,
  scrollsByKeys,
  Sheet,
  shadow,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../../ui';
import { Owl } from '../../../ui/art/Owl';
import { growthOf } from '../../../tables/shared/areas';
import { HintWords, titleOf, useTeller } from './HintWords';
import type { Hint } from './useHint';

interface Props {
  readonly hint: Hint | null;
  readonly players: readonly Player[];
  readonly onClose: () => void;
  /** The board, which gives up room while the owl speaks, but never its keys. */
  readonly children: ReactNode;
}

const OWL = 44;
/** A board, with its players and keys, needs as much of a phone that stands. */
const BOARD = 486;
const LEAST = 150;
/** Lower than this, a line less leaves the board enough. */
const SHORT = 700;

/** The board, and while somebody asks for it a hint beside it; above it where the screen is tall. */
export function WithHint({ hint, players, onClose, children }: Props) {
  const { width, height } = useWindowDimensions();
  const scale = useTextScale();
  const isLarge = scale >= largeText;
  const teller = useTeller(players);
  const isBeside = width > height;
  const isShort = !isBeside && height < SHORT;
  const place = isBeside
    ? { width: Math.min(340, Math.max(196, width * 0.235)) }
    : { maxHeight: Math.max(LEAST, height - BOARD) };
  return (
    <View style={[styles.all, isBeside && styles.row]}>
      {hint !== null && !isLarge && (
        // Above the board it grows with it; a column has no room for that.
        <Grown value={isBeside ? 1 : growthOf({ width, height }, scale)}>
          <HintPanel
            hint={hint}
            teller={teller}
            place={place}
            isShort={isShort}
            onClose={onClose}
          />
        </Grown>
      )}
      <View style={styles.all}>{children}</View>
      {/* Large words need the whole screen, and what is best all of its width: beside the cross words would break. */}
      <Sheet
        open={hint !== null && isLarge}
        title={teller.say.hint.title}
        closeLabel={teller.say.hint.close}
        onClose={onClose}
      >
        {hint !== null && (
          <>
            {hint.kind === 'found' && <Words as="label">{titleOf(hint, teller)}</Words>}
            <HintWords hint={hint} teller={teller} />
          </>
        )}
      </Sheet>
    </View>
  );
}

interface PanelProps {
  readonly hint: Hint;
  readonly teller: ReturnType<typeof useTeller>;
  readonly place: { readonly width?: number; readonly maxHeight?: number };
  readonly isShort: boolean;
  readonly onClose: () => void;
}

function HintPanel({ hint, teller, place, isShort, onClose }: PanelProps) {
  const { surface, hairline } = useColours();
  const { say } = teller;
  const isNarrow = place.width !== undefined;
  const title = <Words as="label">{titleOf(hint, teller)}</Words>;
  return (
    <View
      style={[styles.panel, place, { backgroundColor: surface, borderColor: hairline }]}
      role="group"
      aria-label={say.hint.title}
    >
      <View style={styles.head}>
        <Owl size={OWL} framed />
        <View style={styles.title}>{!isNarrow && title}</View>
        <IconButton icon="close" label={say.hint.close} onPress={onClose} />
      </View>
      {/* Between the owl and the key a column has no room for a word. */}
      {isNarrow && title}
      <ScrollView
        {...scrollsByKeys(say.hint.choices)}
        style={styles.scroll}
        contentContainerStyle={styles.words}
      >
        <HintWords
          key={hint.about.name}
          hint={hint}
          teller={teller}
          isShort={isShort}
          isNarrow={isNarrow}
        />
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  row: { flexDirection: 'row' },
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
});
