import { StyleSheet, View } from 'react-native';
import { space, useColours, useTextScale, Words } from '../../../../ui';
import { Owl } from '../../../../ui/art/Owl';

const OWL = 22;

/** The mark of the owl, as in the scores of other games: hints helped here. */
export function Hinted({ words }: { readonly words: string }) {
  const { inkSoft } = useColours();
  const scale = useTextScale();
  return (
    <View style={styles.mark}>
      <Owl size={OWL * scale} />
      <View style={styles.words}>
        <Words as="small" colour={inkSoft}>
          {words}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  mark: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  // In very large words they take a second line before they leave their row.
  words: { flexShrink: 1 },
});
