import { memo, useDeferredValue, type ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../../ui';
import type { GameId } from '../../game-doors';
import { CheeseShelf } from './CheeseShelf';
import { MistyWindow } from './MistyWindow';
import { MouseHouse } from './MouseHouse';
import { RingOfCards } from './RingOfCards';

const SCENES: Readonly<Record<GameId, ComponentType<{ readonly isLive: boolean }>>> = {
  'so-ein-mist': RingOfCards,
  'alles-kaese': CheeseShelf,
  misty: MistyWindow,
  'mice-to-meet-you': MouseHouse,
};

interface Props {
  readonly game: GameId;
  /** Whether it moves now. */
  readonly isLive: boolean;
}

/** What is seen of a game through the upper half of its door. It decorates: the door says what it is. */
export const Scene = memo(function Scene({ game, isLive }: Props) {
  const isNight = useTheme().name === 'night';
  const Drawing = SCENES[game];
  // The doors can be tapped first: drawings take a phone longer than all the rest.
  const isDrawn = useDeferredValue(true, false);
  return (
    <View style={styles.scene} aria-hidden>
      {isDrawn && <Drawing isLive={isLive} />}
      {/* By lantern light colours are warmer and darker. */}
      {isNight && <View style={[StyleSheet.absoluteFill, styles.dusk]} />}
    </View>
  );
});

const styles = StyleSheet.create({
  scene: { flex: 1, overflow: 'hidden', pointerEvents: 'none' },
  dusk: { backgroundColor: 'rgba(38, 22, 10, 0.14)' },
});
