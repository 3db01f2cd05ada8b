import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import type { Kinds } from '../../game-core/kernel/game';
import { usePhrases } from '../../i18n';
import type { Match } from '../../game-core/kernel/match';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { Announce, Heading, IconButton, space, Toast, useMotion } from '../../ui';
import { isGameId } from '../game-doors';
import { useApp } from '../app/AppProvider';
import { ConfirmSheet } from './ConfirmSheet';
import { createDirector, type Play } from './director';
import { linesOf } from './log';
import { LogSheet } from './LogSheet';
import { TableFrame } from './TableFrame';

interface Props {
  readonly session: Session;
  readonly table: GameTable;
  /** No other screen lies over it. */
  readonly isInFront: boolean;
  readonly onLeave: () => void;
  readonly onRules: (page: string) => void;
  readonly onDice: () => void;
  readonly onSettings: () => void;
  /** The last scene of the match has been shown. */
  readonly onOver: () => void;
}

/** A move that a person has still to confirm; another moment of the match asks for another move. */
interface Pending {
  readonly move: Kinds['move'];
  readonly match: Match;
}

/** A match at the table: its board, and the keys that every table has. */
export function PlayedTable({ session, table, ...props }: Props) {
  const { onOver } = props;
  const say = usePhrases();
  const { settings } = useApp();
  const { ms } = useMotion();
  const [director] = useState(() => createDirector(session));
  const play = useStore(director.state);
  const isUnsaved = useStore(session.state, (state) => state.unsaved !== null);
  const [reads, setReads] = useState(false);
  const [asking, setPending] = useState<Pending | null>(null);
  const pending = asking?.match === play.match ? asking : null;
  // Once is enough, until something was saved again: the next move will not fit either.
  const [hasRead, setHasRead] = useState(false);
  if (hasRead && !isUnsaved) setHasRead(false);

  useEffect(() => director.setPace(ms), [director, ms]);
  const isWatched = props.isInFront && !reads && pending === null;
  useEffect(() => director.setWatched(isWatched), [director, isWatched]);
  useEffect(() => director.start(), [director]);
  const isDone = play.isOver && play.isShown && isWatched;
  useEffect(() => {
    if (isDone) onOver();
  }, [isDone, onOver]);

  const { players } = session;
  const { id } = play.match.origin.game;
  return (
    <TableFrame
      away={<IconButton icon="back" label={say.table.leave} onPress={props.onLeave} />}
      title={isGameId(id) && <Heading>{say.games[id].title}</Heading>}
      keys={
        <>
          {play.undoer !== null && (
            <IconButton icon="undo" label={say.table.undo} onPress={director.undo} />
          )}
          <IconButton icon="log" label={say.table.log} onPress={() => setReads(true)} />
          <IconButton
            icon="rules"
            label={say.table.rules}
            onPress={() => props.onRules(table.rulesPage(play.scene.view))}
          />
          <IconButton icon="settings" label={say.table.settings} onPress={props.onSettings} />
        </>
      }
    >
      <table.Board
        scene={play.scene}
        players={players}
        request={play.request}
        thinking={play.thinking}
        bigCards={settings.bigCards}
        onMove={(move) =>
          settings.confirmMoves ? setPending({ move, match: play.match }) : director.decide(move)
        }
        onDone={director.throwDice}
        onShown={() => director.shown(play.scene.id)}
        onHurry={director.hurry}
      />
      <Announcements play={play} session={session} table={table} />
      {isUnsaved && !hasRead && (
        <View style={styles.toast}>
          <Toast
            tone="danger"
            message={say.table.unsaved}
            closeLabel={say.table.close}
            onClose={() => setHasRead(true)}
          />
        </View>
      )}
      <LogSheet
        open={reads}
        match={play.match}
        players={players}
        table={table}
        onDice={props.onDice}
        onClose={() => setReads(false)}
      />
      <ConfirmSheet
        move={
          pending && table.tellMove(pending.move, play.scene.view, { say, players, isFresh: true })
        }
        onNo={() => setPending(null)}
        onYes={() => {
          if (pending !== null) director.decide(pending.move);
          setPending(null);
        }}
      />
    </TableFrame>
  );
}

/** Rolls, moves and turns, for people who listen to the table. */
function Announcements({
  play: { match, request },
  session: { players },
  table,
}: {
  readonly play: Play;
  readonly session: Session;
  readonly table: GameTable;
}) {
  const say = usePhrases();
  const lines = linesOf(match, table, { say, players, isFresh: true });
  const name = request?.kind === 'throw' ? players[request.seat]?.name : undefined;
  return (
    <Announce
      message={[...lines, ...(name === undefined ? [] : [say.table.turnOf(name)])].join(' ')}
    />
  );
}

const styles = StyleSheet.create({
  toast: { position: 'absolute', left: space.s, right: space.s, top: space.s },
});
