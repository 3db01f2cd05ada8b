import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Mice } from '../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../i18n';
import { space, useTextScale } from '../../ui';
import type { RevealProps } from '../shared/game-table';
import { openCounts } from '../shared/reveal/round-the-table';
import { SkipAll } from '../shared/reveal/SkipAll';
import { useReveal } from '../shared/reveal/useReveal';
import { useRevealPage } from '../shared/reveal/useRevealPage';
import { HouseRow } from './reveal/HouseRow';
import { measure } from './reveal/measures';
import { planReveal } from './reveal/plan';

/** The mice that are left are counted room by room, and the sums run: the fewest win. */
export function Reveal(props: RevealProps<Mice>) {
  const { view, players, standings, bigCards: isBig = false } = props;
  const say = usePhrases();
  const scale = useTextScale();
  const { width, height, onLayout } = useRevealPage();
  const { houses, turns } = useMemo(() => planReveal(view), [view]);
  const { shown, isSkipped, skip } = useReveal(turns, props.isRevealed, props.onRevealed);
  const isDone = shown >= turns.length;
  const measures = useMemo(() => {
    const counts = houses.map(({ rooms }) => rooms.length);
    return measure({ width, height, houses: counts, scale, isDone, isBig });
  }, [width, height, houses, scale, isDone, isBig]);
  const open = openCounts(turns, houses.length, shown);
  return (
    <View style={styles.all} onLayout={onLayout}>
      {houses.map((house, at) => {
        const player = players[house.seat];
        return (
          player && (
            <HouseRow
              key={house.seat}
              house={house}
              player={player}
              open={open[at] ?? 0}
              // Sums only grow: nobody leads with few mice before all are counted. Alone nobody leads.
              isAhead={isDone && houses.length > 1 && standings[house.seat]?.rank === 1}
              measures={measures}
              skip={isSkipped}
            />
          )
        );
      })}
      {!isDone && <SkipAll label={say.miceScore.skip} onPress={skip} />}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
