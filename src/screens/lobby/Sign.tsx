import { Image, StyleSheet, View } from 'react-native';
import barn from '../../../assets/lobby.png';
import { usePhrases } from '../../i18n';
import { Heading, IconButton, largeText, space, useTextScale, Words } from '../../ui';

interface Props {
  readonly onSettings: () => void;
}

/** Over the doors: the barn and its name. */
export function Sign({ onSettings }: Props) {
  const say = usePhrases();
  // Large words need the whole width.
  const isLarge = useTextScale() >= largeText;
  const picture = (
    <Image
      source={barn}
      style={styles.barn}
      accessible
      role="img"
      accessibilityLabel={say.lobby.picture}
    />
  );
  const words = (
    <View style={!isLarge && styles.grow}>
      <Heading level={1}>{say.lobby.title}</Heading>
      <Words>{say.lobby.line}</Words>
    </View>
  );
  return (
    <View style={styles.sign}>
      <View style={styles.row}>
        {picture}
        {isLarge ? <View style={styles.grow} /> : words}
        <IconButton icon="settings" label={say.lobby.settings} onPress={onSettings} />
      </View>
      {isLarge && words}
    </View>
  );
}

const BARN = 96;

const styles = StyleSheet.create({
  sign: { width: '100%', gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  barn: { width: BARN, height: BARN },
  grow: { flex: 1 },
});
