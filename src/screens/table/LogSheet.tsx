import { StyleSheet, View } from 'react-native';
import type { Match } from '../../game-core/kernel/match';
import type { Player } from '../../game-core/kernel/record';
import { usePhrases } from '../../i18n';
import type { GameTable } from '../../tables/shared/game-table';
import { Button, radius, Sheet, space, useColours, Words } from '../../ui';
import { useSeal } from '../dice/useSeal';
import { logOf } from './log';

interface Props {
  readonly open: boolean;
  readonly match: Match;
  readonly players: readonly Player[];
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
      footer={<DiceKey match={props.match} onPress={leaveForDice} />}
    >
      {props.open && <Log {...props} />}
    </Sheet>
  );
}

/** It shows the beginning of the seal, so that anybody can write it down before the first die falls. */
function DiceKey({ match, onPress }: { readonly match: Match; readonly onPress: () => void }) {
  const say = usePhrases();
  const seal = useSeal(match.origin.chance.seed);
  const hint = seal.kind === 'there' ? say.table.seal(seal.digits.slice(0, 8)) : undefined;
  return <Button kind="quiet" icon="roll" label={say.table.dice} hint={hint} onPress={onPress} />;
}

function Log({ match, players, table }: Props) {
  const say = usePhrases();
  const colours = useColours();
  const entries = logOf(match, table, { say, players });
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
