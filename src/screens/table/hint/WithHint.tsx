import { useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import { Grown, largeText, Sheet, useEscape, useTextScale, Words } from '../../../ui';
import { growthOf } from '../../../tables/shared/areas';
import { HintPanel } from './HintPanel';
import { HintWords, titleOf, useTeller } from './HintWords';
import type { HintInHand } from './useHint';

interface Props {
  readonly hinting: HintInHand;
  readonly players: readonly Player[];
  /** The board, which gives up room while the owl speaks, but never its keys. */
  readonly children: ReactNode;
}

/** A board, with its players and keys, needs as much of a phone that stands. */
const BOARD = 486;
const LEAST = 150;
/** Lower than this, lines that can be spared leave the board enough. */
const SHORT = 760;

/** The board, and while somebody asks for it a hint beside it; above it where the screen is tall. */
export function WithHint({ hinting: { hint, isHushed, hush, close }, players, children }: Props) {
  const { width, height } = useWindowDimensions();
  const scale = useTextScale();
  const isLarge = scale >= largeText;
  const teller = useTeller(players);
  const { say } = teller;
  useEscape(hint !== null && !isLarge, close);
  // The hint of which all choices are read: the next one is read as it comes.
  const [read, setRead] = useState<string | null>(null);
  const readsAll = hint !== null && hint.about.name === read;
  const isBeside = width > height;
  const place = isBeside
    ? { width: Math.min(340, Math.max(196, width * 0.235)) }
    : { maxHeight: Math.max(LEAST, height - BOARD) };
  return (
    <View style={[styles.all, isBeside && styles.row]}>
      {hint !== null && !isLarge && (
        // Above the board it grows with it; a column has no room for that.
        <Grown value={isBeside ? 1 : growthOf({ width, height }, scale)}>
          <HintPanel
            key={hint.about.name}
            hint={hint}
            teller={teller}
            place={place}
            onAll={!isBeside && height < SHORT ? () => setRead(hint.about.name) : null}
            onClose={close}
          />
        </Grown>
      )}
      <View style={styles.all}>{children}</View>
      {/*
       * Large words need the whole screen, and what is best all of its width: beside the cross words would break. What is
       * lit is seen once the sheet is gone, and stays lit.
       */}
      <Sheet
        open={hint !== null && (isLarge ? !isHushed : readsAll)}
        title={say.hint.title}
        closeLabel={isLarge ? say.hint.close : say.table.close}
        onClose={isLarge ? hush : () => setRead(null)}
      >
        {hint !== null && (
          <>
            {hint.kind === 'found' && <Words as="label">{titleOf(hint, teller)}</Words>}
            <HintWords hint={hint} teller={teller} rows={isLarge ? 'few' : 'all'} />
          </>
        )}
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  row: { flexDirection: 'row' },
});
