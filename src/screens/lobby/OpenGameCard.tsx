import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  Button,
  Heading,
  IconButton,
  outline,
  Panel,
  Picture,
  radius,
  space,
  useColours,
  Words,
} from '../../ui';
import { doorOf } from '../game-doors';
import { waitedFor, type OpenGame } from './open-games';
import { since } from './since';

interface Props {
  readonly open: OpenGame;
  readonly now: number;
  /** The latest one: most people come back for it. */
  readonly large?: boolean;
  readonly onContinue: () => void;
  readonly onRemove: () => void;
}

export function OpenGameCard({ open, now, large = false, onContinue, onRemove }: Props) {
  const say = usePhrases();
  const { accents, inkSoft } = useColours();
  const { accent, picture } = doorOf(open.game);
  const { title } = say.games[open.game];
  const names = open.players.map(({ name }) => name);
  const all = names.join(', ');
  const waiting = waitedFor(open.match).map((seat) => names[seat] ?? '');
  const { soft, fill, text } = accents[accent];
  return (
    <Panel style={large ? { ...styles.card, borderColor: fill } : styles.card}>
      <View style={styles.head}>
        <View style={[styles.frame, { backgroundColor: soft, borderColor: fill }]}>
          <Picture name={picture} size={large ? 44 : 30} />
        </View>
        <View style={styles.words}>
          <Heading level={large ? 2 : 3} colour={text}>
            {title}
          </Heading>
          <Words as="small" colour={inkSoft}>
            {since(open.playedAt, now, say)}
          </Words>
        </View>
        <IconButton icon="remove" label={say.lobby.remove(title, all)} onPress={onRemove} />
      </View>
      <View>
        {waiting.length > 0 && <Words as="label">{say.lobby.turn(waiting)}</Words>}
        <Words colour={inkSoft}>{names.join(' · ')}</Words>
      </View>
      <Button
        kind={large ? 'primary' : 'quiet'}
        accent={accent}
        icon="next"
        label={say.lobby.goOn}
        spoken={say.lobby.goOnWith(title, all)}
        onPress={onContinue}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 280, maxWidth: 460 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  frame: { padding: space.s, borderRadius: radius.m, borderWidth: outline.normal },
  words: { flex: 1 },
});
