import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Match } from '../game-core/kernel/match';
import { usePhrases } from '../i18n';
import type { Session } from '../session/session';
import { FACES } from '../tables';
import type { Face } from '../tables/shared/face';
import { Button, Heading, Page, Panel, Words } from '../ui';
import { isGameId, type GameId } from './game-doors';
import { useHouse } from './house/HouseProvider';
import { Scoring } from './Scoring';
import { PlayedTable } from './table/PlayedTable';
import { rematchConfig } from './table/rematch';
import { Replay } from './table/Replay';

interface Props {
  /** By its id. */
  readonly match: string;
  readonly onLeave: () => void;
  readonly onRules: (game: GameId, page: string) => void;
  /** To the dice of this match. */
  readonly onDice: () => void;
  readonly onSettings: () => void;
  readonly onSetUp: (game: GameId) => void;
  /** With the id of the new match. */
  readonly onRematch: (match: string) => void;
}

/** A match from wherever it was left to its end. */
export function Table(props: Props) {
  const say = usePhrases();
  const { shelf } = useHouse();
  const isLoaded = useStore(shelf.state, (state) => state.isLoaded);
  const session = useMemo(() => {
    const opened = shelf.open(props.match);
    if (opened.ok) return opened.value;
    return isLoaded ? 'lost' : 'opening';
  }, [shelf, props.match, isLoaded]);
  if (session === 'opening') {
    return (
      <Page backdrop="wood">
        <Words>{say.table.opening}</Words>
      </Page>
    );
  }
  const face = session === 'lost' ? undefined : FACES[gameOf(session)];
  if (session === 'lost' || face === undefined) {
    return (
      <Page backdrop="wood">
        <Panel>
          <Heading level={1}>{say.table.lost}</Heading>
          <Words>{say.table.lostLine}</Words>
          <Button label={say.table.toLobby} onPress={props.onLeave} />
        </Panel>
      </Page>
    );
  }
  return <OpenTable {...props} session={session} face={face} />;
}

function gameOf(session: Session): string {
  return session.state.getState().match.origin.game.id;
}

/** What is looked at: the game being played, its scores, or the game again. */
type Stage = 'play' | 'scores' | 'replay';

interface OpenProps extends Props {
  readonly session: Session;
  readonly face: Face;
}

/** It does not follow the match itself: each action would draw everything on the table anew. */
function OpenTable({ session, face, ...props }: OpenProps) {
  const [stage, setStage] = useState<Stage>(() =>
    session.state.getState().next.kind === 'over' ? 'scores' : 'play',
  );
  const toScores = useCallback(() => setStage('scores'), []);
  const game = gameOf(session);
  if (!isGameId(game)) return null;
  switch (stage) {
    case 'play':
      return (
        <PlayedTable
          session={session}
          face={face}
          onLeave={props.onLeave}
          onRules={(page) => props.onRules(game, page)}
          onDice={props.onDice}
          onSettings={props.onSettings}
          onOver={toScores}
        />
      );
    case 'scores':
      return (
        <Scores
          session={session}
          face={face}
          onRematch={props.onRematch}
          onLeave={props.onLeave}
          onSetUp={() => props.onSetUp(game)}
          onReplay={() => setStage('replay')}
        />
      );
    case 'replay':
      return <Again session={session} face={face} onEnd={toScores} />;
  }
}

function useMatch(session: Session): Match {
  return useStore(session.state, (state) => state.match);
}

function Scores({
  session,
  face,
  ...props
}: Pick<OpenProps, 'session' | 'face' | 'onRematch' | 'onLeave'> & {
  readonly onSetUp: () => void;
  readonly onReplay: () => void;
}) {
  const { shelf } = useHouse();
  const match = useMatch(session);
  return (
    <Scoring
      match={match}
      players={session.players}
      face={face}
      onRematch={() => {
        const begun = shelf.begin(session.entry, rematchConfig(match), session.players);
        if (begun.ok) props.onRematch(begun.value.id);
      }}
      onSetUp={props.onSetUp}
      onReplay={props.onReplay}
      onLobby={props.onLeave}
    />
  );
}

function Again({
  session,
  face,
  onEnd,
}: Pick<OpenProps, 'session' | 'face'> & { readonly onEnd: () => void }) {
  return <Replay match={useMatch(session)} players={session.players} face={face} onEnd={onEnd} />;
}
