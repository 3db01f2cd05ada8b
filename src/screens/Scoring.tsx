import { useCallback, useMemo, useRef, useState } from 'react';
import {
  StyleSheet,
  useWindowDimensions,
  View,
  type LayoutChangeEvent,
  type ScrollView,
} from 'react-native';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n';
import { Button, Heading, largeText, Page, space, useMotion, useTextScale, wideFrom } from '../ui';
import type { Session } from '../session/session';
import { hintsOf } from '../storage/results';
import type { Outcome } from '../session/story';
import type { GameTable } from '../tables/shared/game-table';
import { doorOf, type GameId } from './game-doors';
import { usePageTitle } from './page-title';
import { AloneScore } from './scoring/AloneScore';
import { Celebration } from './scoring/Celebration';
import { Places } from './scoring/Places';
import { winnersOf } from './scoring/ranking';
import { Shower } from './scoring/Shower';

interface Props {
  readonly game: GameId;
  /** Of a match that is over. */
  readonly session: Session;
  readonly table: GameTable;
  /** Everything was turned over before, say before a reload: it is not played again. */
  readonly isRevealed: boolean;
  readonly bigCards?: boolean;
  readonly onRematch: () => void;
  readonly onSetUp: () => void;
  /** Look at the game again. */
  readonly onReplay: () => void;
  /** Look back at luck and choices. */
  readonly onReview: () => void;
  /** Read what happened. */
  readonly onLog: () => void;
  /** To the dice of this match. */
  readonly onDice: () => void;
  readonly onLobby: () => void;
}

/** A phone that lies on its side. */
const LOW = 500;

/** What was hidden is turned over; then come the places. All of it follows from the match. */
export function Scoring(props: Props) {
  const { session } = props;
  const outcome = useMemo(() => session.outcome(), [session]);
  return outcome === null ? null : <Scores {...props} outcome={outcome} />;
}

function Scores({ outcome, ...props }: Props & { readonly outcome: Outcome }) {
  const { session, table } = props;
  const { players } = session;
  const { view, standings } = outcome;
  const hinted = useStore(session.state, (state) => state.hinted);
  const say = usePhrases();
  usePageTitle(`${say.scoring.title} · ${say.games[props.game].title}`);
  const { reduced } = useMotion();
  const { width, height } = useWindowDimensions();
  const isLarge = useTextScale() >= largeText;
  const isLow = height < LOW;
  const isAbreast = isLow && width >= wideFrom;
  const isAlone = players.length === 1 && table.Alone !== undefined;
  // Bots among themselves have nobody to tell it to.
  const isLookedBackAt =
    players.length === 1 ? table.Review !== undefined : players.some(({ bot }) => bot === null);
  const [isRevealed, setRevealed] = useState(props.isRevealed);
  const scroller = useRef<ScrollView>(null);
  const teller = useMemo(() => ({ say, players, isFresh: true }), [say, players]);

  const onRevealed = useCallback(() => setRevealed(true), []);
  const toResult = ({ nativeEvent }: LayoutChangeEvent) => {
    const y = Math.max(0, nativeEvent.layout.y - space.l);
    scroller.current?.scrollTo({ y, animated: !reduced });
  };

  return (
    <View style={styles.screen}>
      <Page
        backdrop={table.backdrop ?? 'wood'}
        style={styles.page}
        scroller={scroller}
        footer={
          isRevealed ? (
            <Button
              label={isAlone ? say.scoring.again : say.scoring.rematch}
              hint={isLarge || isLow || isAlone ? undefined : say.scoring.rematchLine}
              icon="roll"
              accent={doorOf(props.game).accent}
              onPress={props.onRematch}
            />
          ) : undefined
        }
      >
        <Heading level={1}>{say.scoring.title}</Heading>
        <table.Reveal
          view={view}
          players={players}
          standings={standings}
          isRevealed={props.isRevealed}
          bigCards={props.bigCards}
          onRevealed={onRevealed}
        />
        {isRevealed && (
          <View style={styles.result} onLayout={toResult}>
            {isAlone ? (
              <AloneScore session={session} table={table} view={view} rating={outcome.rating} />
            ) : (
              <View style={isAbreast ? styles.abreast : styles.result}>
                <View style={isAbreast && styles.half}>
                  <Celebration
                    table={table}
                    view={view}
                    winners={winnersOf(standings)}
                    teller={teller}
                  />
                </View>
                <View style={isAbreast && styles.half}>
                  <Places
                    game={props.game}
                    table={table}
                    view={view}
                    standings={standings}
                    hints={players.map((_, seat) => hintsOf(hinted, seat))}
                    teller={teller}
                  />
                </View>
              </View>
            )}
            {isLookedBackAt && (
              <Button
                kind="quiet"
                picture="owl"
                label={say.scoring.review}
                hint={say.scoring.reviewLine}
                onPress={props.onReview}
              />
            )}
            {table.Afterwards && (
              <table.Afterwards view={view} players={players} bigCards={props.bigCards ?? false} />
            )}
            <View style={styles.ways}>
              <Button wide kind="quiet" label={say.scoring.setUp} onPress={props.onSetUp} />
              <Button wide kind="quiet" label={say.scoring.replay} onPress={props.onReplay} />
              <Button wide kind="quiet" label={say.scoring.log} onPress={props.onLog} />
              <Button wide kind="quiet" label={say.scoring.dice} onPress={props.onDice} />
              <Button wide kind="quiet" label={say.scoring.lobby} onPress={props.onLobby} />
            </View>
          </View>
        )}
      </Page>
      {isRevealed && !props.isRevealed && <Shower />}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  // The piles use the width of a desktop, what is read does not.
  page: { width: '100%', maxWidth: 1760, alignSelf: 'center', gap: space.m },
  result: { width: '100%', maxWidth: 860, alignSelf: 'center', gap: space.m },
  abreast: { flexDirection: 'row', gap: space.m },
  half: { flex: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
