import { useState } from 'react';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { useApp } from '../app/AppProvider';
import type { GameId } from '../game-doors';
import { Scoring } from '../Scoring';
import { LogSheet } from './LogSheet';

interface Props {
  readonly game: GameId;
  /** Of a match that is over. */
  readonly session: Session;
  readonly table: GameTable;
  /** Everything was turned over before: it is not played again. */
  readonly isRevealed: boolean;
  readonly onRematch: () => void;
  readonly onSetUp: () => void;
  readonly onReplay: () => void;
  readonly onReview: () => void;
  readonly onDice: () => void;
  readonly onLeave: () => void;
}

/** A match at its end: the scores, all that happened, and the ways on. */
export function ScoredTable({ game, session, table, ...props }: Props) {
  const { settings } = useApp();
  const [reads, setReads] = useState(false);
  return (
    <>
      <Scoring
        game={game}
        session={session}
        table={table}
        isRevealed={props.isRevealed}
        bigCards={settings.bigCards}
        onRematch={props.onRematch}
        onSetUp={props.onSetUp}
        onReplay={props.onReplay}
        onReview={props.onReview}
        onLog={() => setReads(true)}
        onDice={props.onDice}
        onLobby={props.onLeave}
      />
      <LogSheet
        open={reads}
        session={session}
        table={table}
        onDice={props.onDice}
        onClose={() => setReads(false)}
      />
    </>
  );
}
