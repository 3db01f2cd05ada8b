import { StyleSheet, View } from 'react-native';
import { Heading, IconButton, largeText, space, useTextScale } from '../ui';

interface Props {
  readonly title: string;
  readonly backLabel: string;
  readonly onBack: () => void;
}

export function PageHead({ title, backLabel, onBack }: Props) {
  // A large title needs the whole width, or its words break.
  const isLarge = useTextScale() >= largeText;
  return (
    <View style={[styles.head, isLarge && styles.stacked]}>
      <IconButton icon="back" label={backLabel} onPress={onBack} />
      <View style={styles.title}>
        <Heading level={1}>{title}</Heading>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  title: { flexShrink: 1 },
});
