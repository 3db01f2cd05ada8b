import { StyleSheet, View } from 'react-native';
import { outline, radius, space, useColours, useTextScale, Words } from '../../ui';

const LEAST = 24;

/** How many there are, on a key whose label has it in words. */
export function Count({ of }: { readonly of: number }) {
  const { sunken, ink, line } = useColours();
  const size = LEAST * useTextScale();
  return (
    <View
      aria-hidden
      style={[
        styles.count,
        { minWidth: size, minHeight: size, backgroundColor: sunken, borderColor: line },
      ]}
    >
      <Words as="smallStrong" colour={ink} align="center">
        {of}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  count: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    borderWidth: outline.thin,
    borderRadius: radius.round,
  },
});
