import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { usePhrases } from '../../i18n';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { Button, radius, Sheet, space, useColours, Words } from '../../ui';
import { useSeal } from '../dice/useSeal';
import { logOf } from './log';

interface Props {
  readonly open: boolean;
  readonly session: Session;
  readonly table: GameTable;
  readonly onDice: () => void;
  readonly onClose: () => void;
}

/** What just happened can be read back, the latest first. */
export function LogSheet(props: Props) {
  const say = usePhrases();
  const leaveForDice = () => {
    props.onClose();
    props.onDice();
  };
  return (
    <Sheet
      open={props.open}
      title={say.table.log}
      closeLabel={say.table.close}
      onClose={props.onClose}
      footer={<DiceKey session={props.session} onPress={leaveForDice} />}
    >
      {props.open && <Log {...props} />}
    </Sheet>
  );
}

/** It shows the beginning of the seal, so that anybody can write it down before the first die falls. */
function DiceKey({ session, onPress }: Pick<Props, 'session'> & { readonly onPress: () => void }) {
  const say = usePhrases();
  const seal = useSeal(session);
  const hint = seal.kind === 'there' ? say.table.seal(seal.digits.slice(0, 8)) : undefined;
  return <Button kind="quiet" icon="roll" label={say.table.dice} hint={hint} onPress={onPress} />;
}

function Log({ session, table }: Props) {
  const say = usePhrases();
  const colours = useColours();
  const { revision, next } = useStore(session.state);
  // Another window may go on while somebody reads.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const story = useMemo(() => session.story(), [session, revision]);
  const entries = logOf(story, table, { say, players: session.players }, next === 'over');
  if (entries.length === 0) return <Words>{say.table.nothingYet}</Words>;
  return (
    <View style={styles.entries}>
      {entries.map(({ turn, lines }) => (
        <View key={turn} style={[styles.entry, { backgroundColor: colours.sunken }]}>
          {lines.map((line, nth) => (
            <Words key={nth}>{line}</Words>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  entries: { gap: space.s },
  entry: { paddingVertical: space.s, paddingHorizontal: space.m, borderRadius: radius.s },
});
