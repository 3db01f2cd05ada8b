import { Image, ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import barn from '../../assets/lobby.png';
import { colour, space } from '../ui/tokens';

export function Lobby() {
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const isWide = width > height;
  const side = Math.min(width * 0.7, height * (isWide ? 0.7 : 0.5), 420);

  return (
    <ScrollView
      style={styles.paper}
      contentContainerStyle={[
        styles.content,
        isWide && styles.sideBySide,
        {
          paddingTop: insets.top + space.l,
          paddingBottom: insets.bottom + space.l,
          paddingLeft: insets.left + space.l,
          paddingRight: insets.right + space.l,
        },
      ]}
    >
      <Image
        source={barn}
        style={{ width: side, height: side }}
        accessible
        role="img"
        accessibilityLabel="A cow looks out of a red barn into the rain"
      />
      <View style={styles.words}>
        <Text role="heading" style={styles.title}>
          Rainy Barn
        </Text>
        <Text style={styles.line}>Four family games for a rainy afternoon</Text>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  paper: { flex: 1, backgroundColor: colour.paper },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
  sideBySide: { flexDirection: 'row' },
  words: { flexShrink: 1, gap: space.s },
  title: { color: colour.ink, fontSize: 44, fontWeight: '800', textAlign: 'center' },
  line: { color: colour.inkSoft, fontSize: 18, textAlign: 'center' },
});
