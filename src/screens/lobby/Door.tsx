import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  Button,
  Heading,
  outline,
  Panel,
  Picture,
  radius,
  space,
  useColours,
  Words,
} from '../../ui';
import type { GameDoor } from '../game-doors';

interface Props {
  readonly door: GameDoor;
  /** A game whose table is not there yet shows its rules only. */
  readonly canBePlayed: boolean;
  readonly onPlay: () => void;
  readonly onRules: () => void;
}

/** One game: what it is, for how many, and the way in. */
export function Door({ door, canBePlayed, onPlay, onRules }: Props) {
  const say = usePhrases();
  const colours = useColours();
  const { title, line } = say.games[door.id];
  const accent = colours.accents[door.accent];
  const players = say.lobby.players(door.seats.min, door.seats.max);
  return (
    <Panel style={canBePlayed ? { ...styles.door, borderColor: accent.fill } : styles.door}>
      <View style={styles.head}>
        <View style={[styles.frame, { backgroundColor: accent.soft, borderColor: accent.fill }]}>
          <Picture name={door.picture} size={44} />
        </View>
        <View style={styles.words}>
          <Heading colour={accent.text}>{title}</Heading>
          <Words as="small" colour={colours.inkSoft}>
            {canBePlayed ? players : `${players} · ${say.lobby.soon}`}
          </Words>
        </View>
      </View>
      <View style={styles.line}>
        <Words>{line}</Words>
      </View>
      <View style={styles.keys}>
        {canBePlayed && (
          <Button
            wide
            accent={door.accent}
            icon="roll"
            label={say.lobby.play}
            spoken={say.lobby.playOf(title)}
            onPress={onPlay}
          />
        )}
        <Button
          wide
          kind="quiet"
          icon="rules"
          label={say.lobby.rules}
          spoken={say.lobby.rulesOf(title)}
          onPress={onRules}
        />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  door: { flexGrow: 1, flexShrink: 1, flexBasis: 280 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  frame: { padding: space.s, borderRadius: radius.m, borderWidth: outline.normal },
  words: { flexShrink: 1 },
  line: { flexGrow: 1 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
