import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import { Button, Heading, Sheet, space, Words } from '../../ui';

interface Props {
  /** The move in words; null while nothing is to be asked. */
  readonly move: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** For people who asked to be asked before a move counts. */
export function ConfirmSheet({ move, onYes, onNo }: Props) {
  const say = usePhrases();
  return (
    <Sheet
      open={move !== null}
      title={say.table.confirm}
      closeLabel={say.table.no}
      onClose={onNo}
      footer={
        <View style={styles.keys}>
          <Button wide kind="quiet" icon="back" label={say.table.no} onPress={onNo} />
          <Button wide icon="check" label={say.table.yes} onPress={onYes} />
        </View>
      }
    >
      <Heading level={3}>{move}</Heading>
      <Words>{say.table.confirmLine}</Words>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
