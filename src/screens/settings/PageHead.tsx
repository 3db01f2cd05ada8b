import { StyleSheet, View } from 'react-native';
import { Heading, IconButton, space } from '../../ui';

interface Props {
  readonly title: string;
  readonly backLabel: string;
  readonly onBack: () => void;
}

export function PageHead({ title, backLabel, onBack }: Props) {
  return (
    <View style={styles.head}>
      <IconButton icon="back" label={backLabel} onPress={onBack} />
      <View style={styles.title}>
        <Heading level={1}>{title}</Heading>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
});
