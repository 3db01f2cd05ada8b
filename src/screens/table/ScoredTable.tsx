import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { useApp } from '../app/AppProvider';
import { Scoring } from '../Scoring';
import { LogSheet } from './LogSheet';
import { rematchConfig } from './rematch';

interface Props {
  readonly session: Session;
  readonly table: GameTable;
  /** With the id of the new match. */
  readonly onRematch: (match: string) => void;
  readonly onSetUp: () => void;
  readonly onReplay: () => void;
  readonly onDice: () => void;
  readonly onLeave: () => void;
}

/** A match at its end: the scores, all that happened, and the ways on. */
export function ScoredTable({ session, table, ...props }: Props) {
  const { shelf } = useApp();
  const match = useStore(session.state, (state) => state.match);
  const [reads, setReads] = useState(false);
  // A second tap is the same wish.
  const hasBegun = useRef(false);
  const { players } = session;
  return (
    <>
      <Scoring
        match={match}
        players={players}
        table={table}
        onRematch={() => {
          if (hasBegun.current) return;
          hasBegun.current = true;
          void shelf.begin(session.entry, rematchConfig(match), players).then((begun) => {
            if (begun.ok) props.onRematch(begun.value.id);
          });
        }}
        onSetUp={props.onSetUp}
        onReplay={props.onReplay}
        onLog={() => setReads(true)}
        onDice={props.onDice}
        onLobby={props.onLeave}
      />
      <LogSheet
        open={reads}
        match={match}
        players={players}
        table={table}
        onDice={props.onDice}
        onClose={() => setReads(false)}
      />
    </>
  );
}
