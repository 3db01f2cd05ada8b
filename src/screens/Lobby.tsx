import { Image, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import barn from '../../assets/lobby.png';
import { usePhrases } from '../i18n';
import { Backdrop, Heading, space, Words } from '../ui';

export function Lobby() {
  const say = usePhrases();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const isWide = width > height;
  const side = Math.min(width * 0.7, height * (isWide ? 0.7 : 0.5), 420);

  return (
    <View style={styles.screen}>
      <Backdrop kind="rain" />
      <ScrollView
        contentContainerStyle={[
          styles.content,
          isWide && styles.sideBySide,
          {
            paddingTop: insets.top + space.xl,
            paddingBottom: insets.bottom + space.xl,
            paddingLeft: insets.left + space.xl,
            paddingRight: insets.right + space.xl,
          },
        ]}
      >
        <Image
          source={barn}
          style={{ width: side, height: side }}
          accessible
          role="img"
          accessibilityLabel={say.lobby.picture}
        />
        <View style={styles.words}>
          <Heading level={1} align="center">
            {say.lobby.title}
          </Heading>
          <Words align="center">{say.lobby.line}</Words>
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl },
  sideBySide: { flexDirection: 'row' },
  words: { flexShrink: 1, gap: space.s },
});
