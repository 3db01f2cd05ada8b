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
import type { SetUp as Arranged } from '../storage/set-ups';
import { tableOptionsOf } from '../tables/table-options';
import { doorOf, type GameId } from './game-doors';
import { leaveAlone } from './set-up/arrange';
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
  const start = useStart(entry, persons, onStart);

  // Large words leave no room for more, and less of the height.
  const isLarge = useTextScale() >= largeText;
  const message = {
    'set-aside': say.setUp.asideSetUp,
    'not-stored': say.setUp.notRemembered,
  };
  return (
    <Page
      backdrop="paper"
      style={styles.page}
      head={
        <View style={styles.head}>
          <IconButton icon="back" label={say.rules.back} onPress={onBack} />
          <View style={styles.title}>
            {!isLarge && <Words as="smallStrong">{say.setUp.title}</Words>}
            <Heading level={1} as={isLarge ? 'label' : 'heading'} colour={accents[accent].text}>
              {say.games[id].title}
            </Heading>
          </View>
          <IconButton icon="rules" label={say.setUp.rules} onPress={onRules} />
        </View>
      }
      footer={
        <View style={styles.start}>
          {setUp !== null && <WhoPlays setUp={setUp} />}
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
            <Panel style={styles.how}>
              <HouseRules
                id={id}
                game={entry.game}
                accent={accent}
                rules={{ variants: setUp.variants, tableOptions: setUp.tableOptions }}
                players={setUp.players}
                onChoose={({ variants, tableOptions }) =>
                  change((now) => ({ ...now, variants, tableOptions }))
                }
              />
              <Variants
                id={id}
                game={entry.game}
                accent={accent}
                seats={setUp.players.length}
                value={setUp.variants}
                onChange={(variants) => change((now) => ({ ...now, variants }))}
                table={tableOptionsOf(id, setUp.tableOptions, setUp.players)}
                onAlone={() => change(leaveAlone)}
                onTableOption={(option, on) =>
                  change((now) => ({
                    ...now,
                    tableOptions: { ...now.tableOptions, [option]: on },
                  }))
                }
              >
                {setUp.players.length > 1 && (
                  <Starter accent={accent} setUp={setUp} onChange={change} />
                )}
              </Variants>
            </Panel>
          </View>
        </View>
      )}
    </Page>
  );
}

/** How many play, over the key that starts. */
function WhoPlays({ setUp }: { readonly setUp: Arranged }) {
  const say = usePhrases();
  const people = setUp.players.filter(({ bot }) => bot === null).length;
  return (
    <Words as="small" align="center">
      {say.setUp.whoPlays(people, setUp.players.length - people)}
    </Words>
  );
}

function entryOf(id: GameId): Entry {
  const entry = findGame(GAMES, id);
  if (entry === undefined) throw new RangeError(`There is no game ${id}.`);
  return entry;
}

/** Two columns, where there is room for them. */
const WIDTH = 940;

const styles = StyleSheet.create({
  // Six seats fit on a phone without scrolling: no more air than they leave.
  page: {
    width: '100%',
    maxWidth: WIDTH,
    alignSelf: 'center',
    paddingTop: space.s,
    paddingBottom: space.xs,
    gap: space.s,
  },
  head: {
    width: '100%',
    maxWidth: WIDTH - 2 * space.l,
    alignSelf: 'center',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
  },
  title: { flex: 1 },
  columns: { gap: space.s },
  sideBySide: { flexDirection: 'row', alignItems: 'flex-start', gap: space.m },
  column: { gap: space.s },
  how: { paddingVertical: space.s, gap: 6 },
  half: { flex: 1 },
  start: { width: '100%', maxWidth: 480, alignSelf: 'center' },
});
