import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GAMES } from '../game-core/games';
import { findGame, type Entry } from '../game-core/kernel/registry';
import { usePhrases } from '../i18n';
import {
  Button,
  Heading,
  IconButton,
  largeText,
  Page,
  Panel,
  space,
  Toast,
  useColours,
  useTextScale,
  wideFrom,
  Words,
} from '../ui';
import { doorOf, type GameId } from './game-doors';
import { HouseRules } from './set-up/HouseRules';
import { Players } from './set-up/Players';
import { Starter } from './set-up/Starter';
import { usePersons } from './set-up/usePersons';
import { useSetUp } from './set-up/useSetUp';
import { useStart } from './set-up/useStart';
import { Variants } from './set-up/Variants';
import { WhoIsHere } from './set-up/WhoIsHere';

interface Props {
  readonly game: GameId;
  readonly onBack: () => void;
  readonly onRules: () => void;
  /** With the id of the match that was begun. */
  readonly onStart: (match: string) => void;
}

export function SetUp({ game: id, onBack, onRules, onStart }: Props) {
  const say = usePhrases();
  const { accents } = useColours();
  const isWide = useWindowDimensions().width >= wideFrom;
  const entry = entryOf(id);
  const { accent, picture } = doorOf(id);
  const persons = usePersons();
  const { setUp, change, trouble, dismiss } = useSetUp(entry, persons);
  const start = useStart(entry, onStart);

  // Large words get a line of their own.
  const isLarge = useTextScale() >= largeText;
  const title = (
    <Heading level={1} colour={accents[accent].text}>
      {say.games[id].title}
    </Heading>
  );
  const message = {
    'set-aside': say.setUp.asideSetUp,
    'not-stored': say.setUp.notRemembered,
  };
  return (
    <Page
      backdrop="paper"
      style={styles.page}
      footer={
        <View style={styles.start}>
          <Button
            accent={accent}
            picture={picture}
            label={say.setUp.start}
            disabled={setUp === null}
            onPress={() => setUp !== null && void start(setUp)}
          />
        </View>
      }
    >
      <View style={styles.head}>
        <IconButton icon="back" label={say.rules.back} onPress={onBack} />
        <View style={styles.title}>
          <Words as="smallStrong">{say.setUp.title}</Words>
          {!isLarge && title}
        </View>
        <IconButton icon="rules" label={say.setUp.rules} onPress={onRules} />
      </View>
      {isLarge && title}
      {trouble !== null && (
        <Toast message={message[trouble]} closeLabel={say.setUp.close} onClose={dismiss} />
      )}
      {setUp !== null && (
        <View style={[styles.columns, isWide && styles.sideBySide]}>
          <View style={[styles.column, isWide && styles.half]}>
            <WhoIsHere
              entry={entry}
              accent={accent}
              setUp={setUp}
              persons={persons}
              onChange={change}
            />
            <Players
              game={id}
              entry={entry}
              accent={accent}
              setUp={setUp}
              persons={persons}
              onChange={change}
            />
          </View>
          <View style={[styles.column, isWide && styles.half]}>
            <Panel>
              <Heading>{say.setUp.variants}</Heading>
              <Variants
                id={id}
                game={entry.game}
                accent={accent}
                seats={setUp.players.length}
                value={setUp.variants}
                onChange={(variants) => change((now) => ({ ...now, variants }))}
              >
                <Starter accent={accent} setUp={setUp} onChange={change} />
              </Variants>
              <HouseRules
                id={id}
                game={entry.game}
                accent={accent}
                variants={setUp.variants}
                onChoose={(variants) => change((now) => ({ ...now, variants }))}
              />
            </Panel>
          </View>
        </View>
      )}
    </Page>
  );
}

function entryOf(id: GameId): Entry {
  const entry = findGame(GAMES, id);
  if (entry === undefined) throw new RangeError(`There is no game ${id}.`);
  return entry;
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: 940, alignSelf: 'center', gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
  columns: { gap: space.m },
  sideBySide: { flexDirection: 'row', alignItems: 'flex-start' },
  column: { gap: space.m },
  half: { flex: 1 },
  start: { width: '100%', maxWidth: 480, alignSelf: 'center' },
});
