import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../i18n';
import { Announce, Button, Page, Panel, space, Words } from '../ui';
import { DOORS, type GameId } from './game-doors';
import { useApp, useShelf } from './app/AppProvider';
import { Door } from './lobby/Door';
import { FinishedGames } from './lobby/FinishedGames';
import { canBePlayed, finishedGames, openGames } from './lobby/open-games';
import { OpenGames } from './lobby/OpenGames';
import { Sign } from './lobby/Sign';
import { isForged } from './missing-match';

interface Props {
  readonly onSetUp: (game: GameId) => void;
  /** By the id of a match. */
  readonly onContinue: (match: string) => void;
  readonly onDice: () => void;
  readonly onSettings: () => void;
  readonly onRules: (game: GameId) => void;
}

export function Lobby({ onSetUp, onContinue, onDice, onSettings, onRules }: Props) {
  const say = usePhrases();
  const isLoaded = useShelf((state) => state.isLoaded);
  const matches = useShelf((state) => state.matches);
  const open = openGames(matches);
  const finished = finishedGames(matches);
  return (
    <Page backdrop="rain" style={styles.content}>
      {/* All at once, so that no door moves away from under a finger. */}
      {isLoaded && (
        <>
          <Sign onSettings={onSettings} />
          <AsideNote />
          {open.length > 0 && <OpenGames games={open} onContinue={onContinue} />}
          <View style={styles.doors}>
            {DOORS.map((door) => (
              <Door
                key={door.id}
                door={door}
                canBePlayed={canBePlayed(door.id)}
                onPlay={() => onSetUp(door.id)}
                onRules={() => onRules(door.id)}
              />
            ))}
          </View>
          <View style={styles.ways}>
            {finished.length > 0 && <FinishedGames games={finished} onLook={onContinue} />}
            <Button kind="quiet" icon="roll" label={say.lobby.dice} onPress={onDice} />
          </View>
        </>
      )}
    </Page>
  );
}

/** Something could not be read: people are told until they say that they know. */
function AsideNote() {
  const say = usePhrases();
  const { shelf, hasFreshSettings, acknowledge } = useApp();
  const setAside = useShelf((state) => state.setAside);
  const newer = useShelf((state) => state.newer);
  const forged = setAside.filter(isForged).length;
  const unreadable = setAside.length - forged;
  const messages = [
    ...(unreadable > 0 ? [say.lobby.aside(unreadable)] : []),
    ...(forged > 0 ? [say.lobby.asideForged(forged)] : []),
    ...(newer.length > 0 ? [say.lobby.newer(newer.length)] : []),
    ...(hasFreshSettings ? [say.lobby.asideSettings] : []),
  ];
  if (messages.length === 0) return null;
  return (
    <Panel style={styles.note}>
      {messages.map((message) => (
        <Words key={message}>{message}</Words>
      ))}
      <Button
        kind="quiet"
        icon="check"
        label={say.lobby.ok}
        onPress={() => {
          shelf.acknowledge();
          acknowledge();
        }}
      />
      <Announce message={messages.join(' ')} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  content: {
    width: '100%',
    maxWidth: 980,
    flexGrow: 1,
    alignSelf: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.l,
  },
  note: { width: '100%' },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  doors: {
    width: '100%',
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.l,
  },
});
