import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import { SeatRadios } from '../../tables/shared/coach/SeatRadios';
import type { GameTable } from '../../tables/shared/game-table';
import { nameOf } from '../../tables/shared/names';
import {
  Button,
  Heading,
  IconButton,
  largeText,
  Page,
  Panel,
  space,
  useTextScale,
  wideFrom,
} from '../../ui';
import { doorOf, type GameId } from '../game-doors';
import { usePageTitle } from '../page-title';
import { CostlyChoices } from './CostlyChoices';
import { CurvePanel } from './CurvePanel';
import { Judging } from './Judging';
import { lookAt } from './look-at';
import { LuckPanel } from './LuckPanel';
import { ResultPanel } from './ResultPanel';
import { resultInWords } from './words';

interface Props {
  readonly game: GameId;
  readonly past: Past;
  readonly table: GameTable;
  /** Who looks back. */
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly onAgain: () => void;
  /** Looks at the game again: from the start, or from a step of it. */
  readonly onReplay: (step?: number) => void;
  readonly onEnd: () => void;
}

/** Looking back at a match of several: what luck did, what the own choices did, and the slips of others. */
export function LookingBack({ game, past, table, seat, ...props }: Props) {
  const { onSeat, onReplay } = props;
  const say = usePhrases();
  usePageTitle(`${say.scoring.review} · ${say.games[game].title}`);
  const isWide = useWindowDimensions().width >= wideFrom;
  const isLarge = useTextScale() >= largeText;
  const judged = useStore(past.appraising.state);
  const look = useMemo(() => lookAt(past, judged, seat), [past, judged, seat]);
  const { players } = past;
  const teller = useMemo(() => ({ say, players, isFresh: true }), [say, players]);
  const standing = past.standings[seat];
  const half = isWide && styles.half;
  // With large words they would take a third of a small screen: they stand at the end of the page then.
  const keys = (
    <View style={styles.keys}>
      <Button
        wide
        icon="play"
        accent={doorOf(game).accent}
        label={say.coach.watch}
        onPress={() => onReplay()}
      />
      <Button wide kind="quiet" label={say.scoring.again} onPress={props.onAgain} />
    </View>
  );
  return (
    <Page
      backdrop="paper"
      style={styles.page}
      head={
        <View style={styles.head}>
          <IconButton icon="back" label={say.rules.back} onPress={props.onEnd} />
          <View style={[styles.title, isLarge && styles.whole]}>
            <Heading level={1} as={isLarge ? 'label' : 'heading'}>
              {say.scoring.review}
            </Heading>
          </View>
          {past.people.length > 1 && (
            <SeatRadios
              label={say.coach.of(nameOf(players, seat))}
              seats={past.people}
              players={players}
              value={seat}
              onChange={onSeat}
            />
          )}
        </View>
      }
      footer={isLarge ? undefined : keys}
    >
      {standing !== undefined && (
        <ResultPanel
          past={past}
          look={look}
          result={resultInWords(standing, past.standings, table, teller)}
        />
      )}
      <CurvePanel past={past} table={table} look={look} teller={teller} onStep={onReplay} />
      {!look.isWhole && (
        <Panel style={styles.judging}>
          <Judging judged={judged} />
        </Panel>
      )}
      {look.isWhole && (
        <View style={[styles.all, isWide && styles.abreast]}>
          <View style={half}>
            <CostlyChoices
              past={past}
              table={table}
              look={look}
              teller={teller}
              onStep={onReplay}
            />
          </View>
          <View style={half}>
            <LuckPanel balance={look.review.balance} />
          </View>
        </View>
      )}
      {isLarge && keys}
    </Page>
  );
}

const WIDTH = 980;

const styles = StyleSheet.create({
  page: {
    width: '100%',
    maxWidth: WIDTH,
    alignSelf: 'center',
    paddingTop: space.s,
    gap: space.m,
  },
  head: {
    width: '100%',
    maxWidth: WIDTH - 2 * space.l,
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
  },
  title: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  // The faces go to the next line.
  whole: { flexBasis: '65%' },
  keys: {
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
  },
  judging: { padding: space.m },
  all: { gap: space.m },
  abreast: { flexDirection: 'row', alignItems: 'flex-start' },
  half: { flex: 1 },
});
