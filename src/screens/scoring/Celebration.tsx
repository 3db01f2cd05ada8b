import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { Kinds } from '../../game-core/kernel/game';
import type { Standing } from '../../game-core/kernel/standings';
import { usePhrases } from '../../i18n';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import { nameOf } from '../../tables/shared/names';
import {
  Announce,
  fade,
  Heading,
  largeText,
  Panel,
  Picture,
  space,
  useMotion,
  useTextScale,
  Words,
} from '../../ui';
import { HayBale } from './HayBale';

interface Props {
  readonly table: GameTable;
  readonly view: Kinds['view'];
  readonly winners: readonly Standing[];
  readonly teller: Teller;
}

/** The winner, or all who share the victory, high up on the hay. */
export function Celebration({ table, view, winners, teller }: Props) {
  const say = usePhrases();
  const { reduced, ms } = useMotion();
  const isLarge = useTextScale() >= largeText;
  const [first] = winners;
  const names = winners.map(({ seat }) => nameOf(teller.players, seat));
  const isShared = names.length > 1;
  const score = first === undefined ? '' : table.tellScore(first, teller, winners);
  const words = isShared
    ? say.scoring.shared(names, score)
    : say.scoring.winner(names.join(''), score);

  const shown = useSharedValue(0);
  useEffect(() => {
    shown.set(
      reduced
        ? fade(1, ms('fade'))
        : withTiming(1, { duration: ms('tumble'), easing: Easing.out(Easing.back(1.6)) }),
    );
  }, [reduced, ms, shown]);
  const rising = useAnimatedStyle(() => ({
    opacity: Math.min(1, shown.get()),
    transform: [{ scale: reduced ? 1 : 0.6 + 0.4 * shown.get() }],
  }));

  const size = isLarge || isShared ? 72 : 100;
  return (
    <Panel>
      <Announce message={words} />
      <Animated.View style={[styles.podium, rising]}>
        <View style={styles.winners}>
          {winners.map(({ seat }) => (
            <table.Portrait key={seat} view={view} seat={seat} size={size} />
          ))}
          <View style={styles.trophy}>
            <Picture name="trophy" size={size * 0.6} />
          </View>
        </View>
        <HayBale width={Math.min(280, size * (winners.length + 1.4))} />
      </Animated.View>
      <Heading align="center">{words}</Heading>
      {isShared && <Words align="center">{say.scoring.sharedWhy}</Words>}
    </Panel>
  );
}

const styles = StyleSheet.create({
  podium: { alignItems: 'center' },
  winners: {
    zIndex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: space.xs,
    marginBottom: -space.m,
  },
  trophy: { marginLeft: -space.l, marginBottom: -space.xs },
});
