import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SoEinMist } from '../../game-core/games/so-ein-mist/types';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { space, useTextScale } from '../../ui';
import type { RevealProps } from '../shared/game-table';
import { openCounts } from '../shared/reveal/round-the-table';
import { SkipAll } from '../shared/reveal/SkipAll';
import { useReveal } from '../shared/reveal/useReveal';
import { useRevealPage } from '../shared/reveal/useRevealPage';
import { hasLegend, Legend } from './reveal/Legend';
import { measure } from './reveal/measures';
import { PileRow } from './reveal/PileRow';
import { planReveal, sumOf } from './reveal/plan';

/** What the marks mean, in a line. */
const LEGEND = 32;

/** The piles are turned over card by card, and the sums run. */
export function Reveal(props: RevealProps<SoEinMist>) {
  const { view, players, standings, bigCards: isBig = false } = props;
  const say = usePhrases();
  const scale = useTextScale();
  const { width, height: whole, onLayout } = useRevealPage();
  const plan = useMemo(() => planReveal(view.open), [view.open]);
  const { shown, isSkipped, skip } = useReveal(plan.turns, props.isRevealed, props.onRevealed);
  const isDone = shown >= plan.turns.length;
  const legend = hasLegend(plan) ? LEGEND * scale : 0;
  const height = whole - legend;
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
    <View style={styles.all} onLayout={onLayout}>
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
      {!isDone && <SkipAll label={say.soEinMistReveal.skip} onPress={skip} />}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  piles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
