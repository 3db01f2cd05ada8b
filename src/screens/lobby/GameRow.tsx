import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../game-core/kernel/record';
import {
  Pressable,
  largeText,
  outline,
  Picture,
  radius,
  shadow,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import { doorOf, type GameId } from '../game-doors';
import { PlayerNames } from './PlayerNames';

interface Props {
  readonly game: GameId;
  readonly title: string;
  readonly line: string;
  readonly players: readonly Player[];
  /** What a tap does, for a screen reader. */
  readonly spoken: string;
  readonly onPress: () => void;
  /** What else can be done with it, beside it. */
  readonly children?: ReactNode;
}

/** A game of this device in a row: a tap opens it. */
export function GameRow({ game, title, line, players, spoken, onPress, children }: Props) {
  const { accents, ...colours } = useColours();
  const { accent, picture } = doorOf(game);
  const hasRoom = useTextScale() < largeText;
  return (
    <View style={[styles.row, { backgroundColor: colours.surface, borderColor: colours.hairline }]}>
      <View style={styles.open}>
        {/* Under the words, not round them: a screen reader says them one by one. */}
        <Pressable
          role="button"
          aria-label={spoken}
          onPress={onPress}
          style={({ pressed }) => [
            StyleSheet.absoluteFill,
            styles.key,
            pressed && { backgroundColor: colours.sunken },
          ]}
        />
        {hasRoom && <Picture name={picture} size={32} />}
        <View style={styles.words}>
          <Words as="label" colour={accents[accent].text}>
            {title}
          </Words>
          <Words as="small">{line}</Words>
          <PlayerNames game={game} players={players} small />
        </View>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    padding: space.xs,
    paddingRight: space.m,
    borderRadius: radius.l,
    borderWidth: outline.normal,
    boxShadow: shadow.low,
  },
  open: {
    flex: 1,
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
  },
  key: { borderRadius: radius.m },
  words: { flex: 1, pointerEvents: 'none' },
});
