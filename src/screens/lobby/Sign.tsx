import { Image, StyleSheet, useWindowDimensions, View } from 'react-native';
import barn from '../../../assets/lobby.png';
import { usePhrases } from '../../i18n';
import { Heading, IconButton, largeText, space, useTextScale, wideFrom, Words } from '../../ui';

interface Props {
  readonly onSettings: () => void;
}

/** The barn leaves room for its name on a small phone, and is something to look at on a tablet. */
function barnSize({ width, height }: { readonly width: number; readonly height: number }): number {
  if (width >= wideFrom && height >= wideFrom) return 160;
  return width < 380 ? 72 : 88;
}

/** Over the doors: the barn and its name. */
export function Sign({ onSettings }: Props) {
  const say = usePhrases();
  const size = barnSize(useWindowDimensions());
  // Large words need the whole width.
  const isLarge = useTextScale() >= largeText;
  const words = (
    <View style={!isLarge && styles.grow}>
      <Heading level={1}>{say.lobby.title}</Heading>
      <Words>{say.lobby.line}</Words>
    </View>
  );
  return (
    <View style={styles.sign}>
      <View style={styles.row}>
        <Image
          source={barn}
          style={{ width: size, height: size }}
          accessible
          role="img"
          accessibilityLabel={say.lobby.picture}
        />
        {isLarge ? <View style={styles.grow} /> : words}
        <IconButton icon="settings" label={say.lobby.settings} onPress={onSettings} />
      </View>
      {isLarge && words}
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { width: '100%', gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
});
