import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Session } from '../../session/session';
import type { Step } from '../../session/story';
import type { GameTable } from '../../tables/shared/game-table';
import {
  Button,
  largeText,
  radius,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../ui';
import { useSeal } from '../dice/useSeal';
import { isSameEntry, logOf, type LogEntry, type LogLine } from './log';

interface Props {
  readonly session: Session;
  readonly table: GameTable;
  readonly story: readonly Step[];
  /** The match is over: every card may be named. */
  readonly isOpen: boolean;
}

/** All that happened, turn by turn, the latest first. */
export function LogTurns({ session, table, story, isOpen }: Props) {
  const say = usePhrases();
  const entries = logOf(story, table, { say, players: session.players }, isOpen);
  if (entries.length === 0) return <Words>{say.table.nothingYet}</Words>;
  return (
    <View style={styles.entries}>
      {entries.map((entry) => (
        <Turn key={entry.turn} table={table} entry={entry} />
      ))}
    </View>
  );
}

interface TurnProps {
  readonly table: GameTable;
  readonly entry: LogEntry;
}

const Turn = memo(
  function Turn({ table, entry }: TurnProps) {
    const { sunken } = useColours();
    return (
      <View style={[styles.turn, { backgroundColor: sunken }]}>
        {entry.lines.map((line, nth) => (
          <Line key={nth} table={table} line={line} />
        ))}
      </View>
    );
  },
  (one, other) => one.table === other.table && isSameEntry(one.entry, other.entry),
);

const PORTRAIT = 26;
const SMALL = 20;

/** Words that break go on below their own beginning. For a screen reader a line is its words. */
function Line({ table, line }: { readonly table: GameTable; readonly line: LogLine }) {
  const { text, happening, view, isFresh } = line;
  const scale = useTextScale();
  const growth = useGrowth();
  const portrait = PORTRAIT * growth;
  const seat = table.actor?.(happening) ?? null;
  // Large words need the width.
  const hasRoom = scale < largeText;
  return (
    <View style={styles.line}>
      {hasRoom && (
        <View aria-hidden style={{ width: portrait }}>
          {seat !== null && <table.Portrait view={view} seat={seat} size={portrait} />}
        </View>
      )}
      <View style={styles.words}>
        <Words>{text}</Words>
      </View>
      {table.LogPictures !== undefined && (
        <View aria-hidden>
          <table.LogPictures
            happening={happening}
            view={view}
            isFresh={isFresh}
            size={SMALL * scale * growth}
          />
        </View>
      )}
    </View>
  );
}

interface DiceKeyProps {
  readonly session: Session;
  readonly onPress: () => void;
}

/** It shows the beginning of the seal, so that anybody can write it down before the first die falls. */
export function DiceKey({ session, onPress }: DiceKeyProps) {
  const say = usePhrases();
  const seal = useSeal(session);
  const hint = seal.kind === 'there' ? say.table.seal(seal.digits.slice(0, 8)) : undefined;
  return <Button kind="quiet" icon="roll" label={say.table.dice} hint={hint} onPress={onPress} />;
}

const styles = StyleSheet.create({
  entries: { gap: space.s },
  turn: { padding: space.s, gap: space.xs, borderRadius: radius.s },
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  words: { flex: 1 },
});
