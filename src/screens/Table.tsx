import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n';
import type { Session } from '../session/session';
import { FACES } from '../tables';
import type { Face } from '../tables/shared/face';
import { Button, Heading, Page, Panel, Words } from '../ui';
import { isGameId, type GameId } from './game-doors';
import { useHouse, useShelf } from './house/HouseProvider';
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
  const { isLoaded } = useShelf();
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

function OpenTable({
  session,
  face,
  ...props
}: Props & { readonly session: Session; readonly face: Face }) {
  const { shelf } = useHouse();
  const { match, next } = useStore(session.state);
  const [stage, setStage] = useState<Stage>(next.kind === 'over' ? 'scores' : 'play');
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
        <Scoring
          match={match}
          players={session.players}
          face={face}
          onRematch={() => {
            const begun = shelf.begin(session.entry, rematchConfig(match), session.players);
            if (begun.ok) props.onRematch(begun.value.id);
          }}
          onSetUp={() => props.onSetUp(game)}
          onReplay={() => setStage('replay')}
          onLobby={props.onLeave}
        />
      );
    case 'replay':
      return <Replay match={match} players={session.players} face={face} onEnd={toScores} />;
  }
}
