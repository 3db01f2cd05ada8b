import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { outline, radius, shadow, space } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';

interface Props {
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

/** A sheet of paper that lies on the backdrop: what belongs together. */
export function Panel({ style, children }: Props) {
  const { surface, hairline } = useColours();
  return (
    <View style={[styles.panel, { backgroundColor: surface, borderColor: hairline }, style]}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    padding: space.l,
    gap: space.m,
    borderRadius: radius.l,
    borderWidth: outline.normal,
    boxShadow: shadow.low,
  },
});
