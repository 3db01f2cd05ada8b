import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  Button,
  Heading,
  IconButton,
  largeText,
  outline,
  Panel,
  Picture,
  radius,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import type { OpenGame } from './open-games';
import { PlayerNames } from './PlayerNames';
import { useOpenGame } from './useOpenGame';

interface Props {
  readonly open: OpenGame;
  readonly now: number;
  readonly onContinue: () => void;
  readonly onRemove: () => void;
}

/** The game that was played last: most people come back for it. */
export function OpenGameCard({ open, now, onContinue, onRemove }: Props) {
  const say = usePhrases();
  const { accents, inkSoft } = useColours();
  const { door, title, when, turn, goOn, remove } = useOpenGame(open, now);
  const { soft, fill, text } = accents[door.accent];
  const hasRoom = useTextScale() < largeText;
  return (
    <Panel style={{ borderColor: fill }}>
      <View style={styles.head}>
        {hasRoom && (
          <View style={[styles.frame, { backgroundColor: soft, borderColor: fill }]}>
            <Picture name={door.picture} size={44} />
          </View>
        )}
        <View style={styles.words}>
          <Heading colour={text}>{title}</Heading>
          <Words as="small" colour={inkSoft}>
            {when}
          </Words>
        </View>
        <IconButton icon="remove" label={remove} onPress={onRemove} />
      </View>
      <View>
        {turn !== null && <Words as="label">{turn}</Words>}
        <PlayerNames game={open.game} players={open.players} />
      </View>
      <Button
        accent={door.accent}
        icon="next"
        label={say.lobby.goOn}
        spoken={goOn}
        onPress={onContinue}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  frame: { padding: space.s, borderRadius: radius.m, borderWidth: outline.normal },
  words: { flex: 1 },
});
