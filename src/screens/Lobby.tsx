import { Image, StyleSheet, View } from 'react-native';
import barn from '../../assets/lobby.png';
import { usePhrases } from '../i18n';
import { Heading, Page, space, Words } from '../ui';
import { DOORS, type GameId } from './game-doors';
import { Door } from './lobby/Door';

interface Props {
  readonly onSetUp: (game: GameId) => void;
  /** By the id of a match. */
  readonly onContinue: (match: string) => void;
  readonly onSettings: () => void;
  readonly onRules: (game: GameId) => void;
}

const BARN = 112;

export function Lobby({ onRules }: Props) {
  const say = usePhrases();
  return (
    <Page backdrop="rain" style={styles.content}>
      <View style={styles.sign}>
        <Image
          source={barn}
          style={styles.barn}
          accessible
          role="img"
          accessibilityLabel={say.lobby.picture}
        />
        <View style={styles.words}>
          <Heading level={1} align="center">
            {say.lobby.title}
          </Heading>
          <Words align="center">{say.lobby.line}</Words>
        </View>
      </View>
      <View style={styles.doors}>
        {DOORS.map((door) => (
          <Door key={door.id} door={door} onRules={() => onRules(door.id)} />
        ))}
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl },
  sign: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
  },
  barn: { width: BARN, height: BARN },
  words: { flexShrink: 1, gap: space.xs },
  doors: {
    width: '100%',
    maxWidth: 940,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.l,
  },
});
