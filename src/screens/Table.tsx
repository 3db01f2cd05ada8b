import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n';
import type { Session } from '../session/session';
import { GAME_TABLES } from '../tables';
import type { GameTable } from '../tables/shared/game-table';
import { Button, Heading, Page, Panel, Words } from '../ui';
import { isGameId, type GameId } from './game-doors';
import { useApp } from './app/AppProvider';
import { missingInWords } from './missing-match';
import { PlayedTable } from './table/PlayedTable';
import { Replay } from './table/Replay';
import { ScoredTable } from './table/ScoredTable';
import { useOpenedSession } from './table/useOpenedSession';

interface Props {
  /** By its id. */
  readonly match: string;
  /** No other screen lies over it. */
  readonly isInFront: boolean;
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
  const { shelf } = useApp();
  const opened = useOpenedSession(props.match);
  if (opened === null) {
    return (
      <Page backdrop="wood">
        <Words>{say.table.opening}</Words>
      </Page>
    );
  }
  const table = opened.ok ? GAME_TABLES[gameOf(opened.value)] : undefined;
  if (!opened.ok || table === undefined) {
    const isMissing = !opened.ok && opened.error.code !== 'unknown-bot';
    const { title, line } = isMissing
      ? missingInWords(props.match, shelf.state.getState(), say)
      : { title: say.table.unknown, line: say.table.unknownLine };
    return (
      <Page backdrop="wood">
        <Panel>
          <Heading level={1}>{title}</Heading>
          <Words>{line}</Words>
          <Button label={say.table.toLobby} onPress={props.onLeave} />
        </Panel>
      </Page>
    );
  }
  return <OpenTable {...props} session={opened.value} table={table} />;
}

function gameOf(session: Session): string {
  return session.state.getState().match.origin.game.id;
}

/** What is looked at: the game being played, its scores, or the game again. */
type Part = 'play' | 'scores' | 'replay';

interface OpenProps extends Props {
  readonly session: Session;
  readonly table: GameTable;
}

/** It does not follow the match itself: each action would draw everything on the table anew. */
function OpenTable({ session, table, ...props }: OpenProps) {
  const isOver = useStore(session.state, ({ next }) => next.kind === 'over');
  const [part, setPart] = useState<Part>(isOver ? 'scores' : 'play');
  // Another window was still at an earlier moment, and went on from there.
  if (!isOver && part !== 'play') setPart('play');
  const toScores = useCallback(() => setPart('scores'), []);
  const game = gameOf(session);
  if (!isGameId(game)) return null;
  switch (part) {
    case 'play':
      return (
        <PlayedTable
          session={session}
          table={table}
          isInFront={props.isInFront}
          onLeave={props.onLeave}
          onRules={(page) => props.onRules(game, page)}
          onDice={props.onDice}
          onSettings={props.onSettings}
          onOver={toScores}
        />
      );
    case 'scores':
      return (
        <ScoredTable
          session={session}
          table={table}
          onRematch={props.onRematch}
          onSetUp={() => props.onSetUp(game)}
          onReplay={() => setPart('replay')}
          onDice={props.onDice}
          onLeave={props.onLeave}
        />
      );
    case 'replay':
      return <Again session={session} table={table} onDice={props.onDice} onEnd={toScores} />;
  }
}

function Again({
  session,
  ...props
}: Pick<OpenProps, 'session' | 'table' | 'onDice'> & { readonly onEnd: () => void }) {
  const match = useStore(session.state, (state) => state.match);
  return <Replay match={match} players={session.players} {...props} />;
}
