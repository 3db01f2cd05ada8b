import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../i18n';
import { space, useTextScale } from '../../ui';
import type { RevealProps } from '../shared/game-table';
import { openCounts } from '../shared/reveal/round-the-table';
import { SkipAll } from '../shared/reveal/SkipAll';
import { useReveal } from '../shared/reveal/useReveal';
import { useRevealPage } from '../shared/reveal/useRevealPage';
import { CaughtRow } from './reveal/CaughtRow';
import { caughtWidth, measure } from './reveal/measures';
import { planReveal, sumOf } from './reveal/plan';
import { PlateRow } from './reveal/PlateRow';

/** Plates are counted cheese by cheese, and the sums run. */
export function Reveal(props: RevealProps<AllesKaese>) {
  const { view, players, standings, bigCards: isBig = false } = props;
  const say = usePhrases();
  const scale = useTextScale();
  const { width, height, onLayout } = useRevealPage();
  const { plates, caught, turns } = useMemo(() => planReveal(view), [view]);
  const { shown, isSkipped, skip } = useReveal(turns, props.isRevealed, props.onRevealed);
  const isDone = shown >= turns.length;
  const hasCaught = caught !== null;
  const measures = useMemo(() => {
    const onPlates = plates.map(({ cheese, traps }) => ({ cheese: cheese.length, traps }));
    return measure({ width, height, plates: onPlates, hasCaught, scale, isDone, isBig });
  }, [width, height, plates, hasCaught, scale, isDone, isBig]);

  const open = openCounts(turns, plates.length, shown);
  const sums = plates.map((plate, at) => sumOf(plate, open[at] ?? 0));
  const best = Math.max(...sums);
  // While the sums run the most holes lead; at the end a tie-break may leave one of several.
  const isAhead = (at: number): boolean =>
    isDone ? standings[plates[at]?.seat ?? -1]?.rank === 1 : shown > 0 && sums[at] === best;
  const caughtPlayer = caught === null ? undefined : players[caught.seat];
  return (
    <View style={styles.all} onLayout={onLayout}>
      {plates.map((plate, at) => {
        const player = players[plate.seat];
        return (
          player && (
            <PlateRow
              key={plate.seat}
              plate={plate}
              player={player}
              open={open[at] ?? 0}
              isAhead={isAhead(at)}
              measures={measures}
              skip={isSkipped}
            />
          )
        );
      })}
      {caught !== null && caughtPlayer && (
        <CaughtRow
          caught={caught}
          player={caughtPlayer}
          width={caughtWidth(width, plates.length, measures)}
        />
      )}
      {!isDone && <SkipAll label={say.allesKaeseScore.skip} onPress={skip} />}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
