import { StyleSheet, View } from 'react-native';
import { space } from '../theme/measures';
import { Button } from './Button';
import { Sheet } from './Sheet';
import { Words } from './Words';

interface Props {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What comes of it. */
  readonly line: string;
  readonly closeLabel: string;
  readonly keepLabel: string;
  readonly removeLabel: string;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** A second thought before something is gone. Its keys scroll with its words, however large those are. */
export function Confirm(props: Props) {
  return (
    <Sheet
      open={props.open}
      title={props.title}
      closeLabel={props.closeLabel}
      onClose={props.onKeep}
    >
      <Words>{props.line}</Words>
      <View style={styles.keys}>
        <Button wide kind="quiet" label={props.keepLabel} onPress={props.onKeep} />
        <Button
          wide
          kind="danger"
          icon="remove"
          label={props.removeLabel}
          onPress={props.onRemove}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
