import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  Button,
  outline,
  Panel,
  Picture,
  radius,
  space,
  useColours,
  Words,
  Heading,
} from '../../ui';
import type { GameDoor } from '../game-doors';

interface Props {
  readonly door: GameDoor;
  readonly onRules: () => void;
}

/** One game: what it is, for how many, and the way to its rules. */
export function Door({ door, onRules }: Props) {
  const say = usePhrases();
  const colours = useColours();
  const { title, line } = say.games[door.id];
  const accent = colours.accents[door.accent];
  return (
    <Panel style={styles.door}>
      <View style={styles.head}>
        <View style={[styles.frame, { backgroundColor: accent.soft, borderColor: accent.fill }]}>
          <Picture name={door.picture} size={44} />
        </View>
        <View style={styles.words}>
          <Heading colour={accent.text}>{title}</Heading>
          <Words as="small" colour={colours.inkSoft}>
            {`${say.lobby.players(door.seats.min, door.seats.max)} · ${say.lobby.soon}`}
          </Words>
        </View>
      </View>
      <View style={styles.line}>
        <Words>{line}</Words>
      </View>
      <Button kind="quiet" icon="rules" label={say.lobby.rulesOf(title)} onPress={onRules} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  door: { flexGrow: 1, flexShrink: 1, flexBasis: 280, maxWidth: 440 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  frame: { padding: space.s, borderRadius: radius.m, borderWidth: outline.normal },
  words: { flexShrink: 1 },
  line: { flexGrow: 1 },
});
