import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { Button, Heading, IconButton, largeText, Page, space, useTextScale } from '../../ui';
import { doorOf, type GameId } from '../game-doors';
import { usePageTitle } from '../page-title';

interface Props {
  readonly game: GameId;
  /** Of a match for one that is over. */
  readonly session: Session;
  readonly table: GameTable;
  readonly onAgain: () => void;
  /** Looks at the game again: from the start, or from a step of it. */
  readonly onReplay: (step?: number) => void;
  readonly onEnd: () => void;
}

/** Looking back at a match: what luck did, and what the choices did. */
export function Review({ game, session, table, onAgain, onReplay, onEnd }: Props) {
  const say = usePhrases();
  usePageTitle(`${say.scoring.review} · ${say.games[game].title}`);
  const isLarge = useTextScale() >= largeText;
  const outcome = useMemo(() => session.outcome(), [session]);
  if (outcome === null || table.Review === undefined) return null;
  return (
    <Page
      backdrop="paper"
      style={styles.page}
      head={
        <View style={styles.head}>
          <IconButton icon="back" label={say.rules.back} onPress={onEnd} />
          <View style={styles.title}>
            <Heading level={1} as={isLarge ? 'label' : 'heading'}>
              {say.scoring.review}
            </Heading>
          </View>
        </View>
      }
      footer={
        <View style={styles.keys}>
          <Button wide accent={doorOf(game).accent} label={say.scoring.again} onPress={onAgain} />
          <Button wide kind="quiet" label={say.scoring.replay} onPress={() => onReplay()} />
        </View>
      }
    >
      <table.Review view={outcome.view} record={outcome.record} onMoment={onReplay} />
    </Page>
  );
}

const WIDTH = 980;

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: WIDTH, alignSelf: 'center', paddingTop: space.s },
  head: {
    width: '100%',
    maxWidth: WIDTH - 2 * space.l,
    alignSelf: 'center',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
  },
  title: { flex: 1 },
  keys: {
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
  },
});
