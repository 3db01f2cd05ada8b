import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Session } from '../../session/session';
import type { Step } from '../../session/story';
import { logWidth } from '../../tables/shared/areas';
import type { GameTable } from '../../tables/shared/game-table';
import { Grown, Heading, Panel, scrollsByKeys, space, useTextScale } from '../../ui';
import { DiceKey, LogTurns } from './LogTurns';

/** How wide the log beside the table is; null where there is no room, and a key opens it. */
export function useLogWidth(): number | null {
  return logWidth(useWindowDimensions(), useTextScale());
}

/** In a wider column letters are larger. */
const ORDINARY = 320;

interface Props {
  /** Null: there is only the table. */
  readonly width: number | null;
  readonly session: Session;
  readonly table: GameTable;
  /** As far as it has been shown: the log is never ahead of the dice on the table. */
  readonly story: readonly Step[];
  /** The match is over: every card may be named. */
  readonly isOpen: boolean;
  /** Left out where there are no dice to be checked. */
  readonly onDice?: (() => void) | undefined;
  /** The table. */
  readonly children: ReactNode;
}

/** The table, and beside it what happened, as it happens. */
export function BesideLog({ width, children, onDice, ...log }: Props) {
  const say = usePhrases();
  return (
    <View style={styles.both}>
      {/* First for keyboards and screen readers, though it stands at the right. */}
      <View style={styles.table}>{children}</View>
      {width !== null && (
        <View style={[styles.column, { width }]}>
          <Grown value={Math.max(1, width / ORDINARY)}>
            <Panel style={styles.panel}>
              <Heading>{say.table.log}</Heading>
              <ScrollView
                // Not a live region: what happens is announced already.
                {...scrollsByKeys(say.table.log)}
                style={styles.scroll}
              >
                <LogTurns {...log} />
              </ScrollView>
              {onDice !== undefined && <DiceKey session={log.session} onPress={onDice} />}
            </Panel>
          </Grown>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  both: { flex: 1, flexDirection: 'row-reverse' },
  table: { flex: 1 },
  column: { padding: space.s, paddingRight: 0 },
  panel: { flex: 1, padding: space.m },
  scroll: { flex: 1 },
});
