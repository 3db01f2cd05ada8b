import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { SoEinMist } from '../../game-core/games/so-ein-mist/types';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { Pressable, space, useTextScale } from '../../ui';
import type { RevealProps } from '../shared/game-table';
import { openCounts } from '../shared/reveal/round-the-table';
import { useReveal } from '../shared/reveal/useReveal';
import { hasLegend, Legend } from './reveal/Legend';
import { measure } from './reveal/measures';
import { PileRow } from './reveal/PileRow';
import { planReveal, sumOf } from './reveal/plan';

/** The title above the piles, before the first measurement. */
const HEAD = 68;
/** What the marks mean, in a line. */
const LEGEND = 32;

/** The piles are turned over card by card, and the sums run. */
export function Reveal(props: RevealProps<SoEinMist>) {
  const { view, players, standings, bigCards: isBig = false } = props;
  const say = usePhrases();
  const window = useWindowDimensions();
  const scale = useTextScale();
  // Before the first measurement: a page that fills the window.
  const [{ width, y }, setPlace] = useState({ width: window.width - 2 * space.l, y: HEAD });
  const insets = useSafeAreaInsets();
  const plan = useMemo(() => planReveal(view.open), [view.open]);
  const { shown, isSkipped, skip } = useReveal(plan.turns, props.isRevealed, props.onRevealed);
  const isDone = shown >= plan.turns.length;
  const legend = hasLegend(plan) ? LEGEND * scale : 0;
  const height = window.height - y - insets.bottom - space.xl - legend;
  const measures = useMemo(() => {
    const piles = plan.piles.map(({ length }) => length);
    return measure({ width, height, piles, scale, isDone, isBig });
  }, [width, height, plan.piles, scale, isDone, isBig]);

  const open = openCounts(plan.turns, players.length, shown);
  const sums = plan.piles.map((cards, seat) => sumOf(cards.slice(0, open[seat])));
  const best = Math.max(...sums);
  // While the sums run the most points lead; at the end a tie-break may leave one of several.
  const isAhead = (seat: Seat): boolean =>
    isDone ? standings[seat]?.rank === 1 : shown > 0 && sums[seat] === best;
  return (
    <View
      style={styles.all}
      onLayout={({ nativeEvent: { layout } }) => setPlace({ width: layout.width, y: layout.y })}
    >
      <View style={styles.piles}>
        {view.open.setting.animals.map((animal, seat) => (
          <PileRow
            key={animal}
            animal={animal}
            seat={seat}
            players={players}
            cards={plan.piles[seat] ?? []}
            open={open[seat] ?? 0}
            isAhead={isAhead(seat)}
            measures={measures}
            skip={isSkipped}
          />
        ))}
      </View>
      <Legend piles={plan.piles} />
      {!isDone && (
        <Pressable
          role="button"
          aria-label={say.soEinMistReveal.skip}
          style={StyleSheet.absoluteFill}
          onPress={skip}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  piles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
