import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { rewind, type Match } from '../../game-core/kernel/match';
import type { Player } from '../../game-core/kernel/record';
import { usePhrases } from '../../i18n';
import type { Scene } from '../../game-core/kernel/scene';
import type { GameTable } from '../../tables/shared/game-table';
import { Heading, IconButton, space, useMotion, Words } from '../../ui';
import { useApp } from '../app/AppProvider';
import { LogSheet } from './LogSheet';
import { TableFrame } from './TableFrame';

interface Props {
  /** It is over. */
  readonly match: Match;
  readonly players: readonly Player[];
  readonly table: GameTable;
  readonly onDice: () => void;
  readonly onEnd: () => void;
}

/** Before the first step the cards are dealt: an empty table is nothing to look at. */
const FIRST = 1;

const nothing = () => undefined;

/** Looks at a match again: step by step, or by itself. */
export function Replay({ match, players, table, onDice, onEnd }: Props) {
  const say = usePhrases();
  const { settings } = useApp();
  const { ms } = useMotion();
  const [{ at, isForward }, setStep] = useState({ at: FIRST, isForward: true });
  const [plays, setPlays] = useState(false);
  const [reads, setReads] = useState(false);
  const [shown, setShown] = useState(0);
  const isEnd = at === match.length;

  const stepTo = (moment: number): void =>
    setStep((now) => ({
      at: Math.min(match.length, Math.max(FIRST, moment)),
      isForward: moment > now.at,
    }));

  useEffect(() => {
    if (!plays || isEnd || shown !== at) return undefined;
    const timer = setTimeout(() => setStep({ at: at + 1, isForward: true }), ms('beat'));
    return () => clearTimeout(timer);
  }, [plays, isEnd, shown, at, ms]);

  const scene = useMemo((): Scene => {
    const { game } = match.origin;
    const moment = rewind(match, at);
    const view = game.view(moment.state, 'table');
    const before =
      isForward && moment.last !== null ? game.view(moment.last.before.state, 'table') : null;
    const happenings = before === null ? [] : game.explain(before, view);
    return { id: at, view, before, happenings };
  }, [match, at, isForward]);

  return (
    <TableFrame
      away={<IconButton icon="back" label={say.table.replay.end} onPress={onEnd} />}
      title={<Heading>{say.table.replay.title}</Heading>}
      keys={
        <>
          <IconButton
            icon="undo"
            label={say.table.replay.back}
            disabled={at === FIRST}
            onPress={() => stepTo(at - 1)}
          />
          <IconButton
            icon={plays ? 'pause' : 'play'}
            label={plays ? say.table.replay.pause : say.table.replay.play}
            disabled={isEnd}
            onPress={() => setPlays(!plays)}
          />
          <IconButton
            icon="next"
            label={say.table.replay.forward}
            disabled={isEnd}
            onPress={() => stepTo(at + 1)}
          />
          <IconButton
            icon="log"
            label={say.table.log}
            onPress={() => {
              setPlays(false);
              setReads(true);
            }}
          />
        </>
      }
    >
      <table.Board
        scene={scene}
        players={players}
        request={null}
        thinking={[]}
        bigCards={settings.bigCards}
        onMove={nothing}
        onDone={nothing}
        onShown={() => setShown(at)}
        onHurry={nothing}
      />
      <View style={styles.at}>
        <Words as="smallStrong">{say.table.replay.at(at, match.length)}</Words>
      </View>
      <LogSheet
        open={reads}
        match={match}
        players={players}
        table={table}
        onDice={onDice}
        onClose={() => setReads(false)}
      />
    </TableFrame>
  );
}

const styles = StyleSheet.create({
  at: { position: 'absolute', right: space.m, bottom: space.s, pointerEvents: 'none' },
});
