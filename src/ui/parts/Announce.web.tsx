import { StyleSheet, Text } from 'react-native';

interface Props {
  readonly message: string;
}

/** Browsers have no call for it: they read out what changes in such a place. */
export function Announce({ message }: Props) {
  return (
    <Text role="status" aria-live="polite" style={styles.unseen}>
      {message}
    </Text>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
