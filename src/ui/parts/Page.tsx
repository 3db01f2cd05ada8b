import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space } from '../theme/measures';
import { Backdrop, type BackdropKind } from './Backdrop';

interface Props {
  readonly backdrop: BackdropKind;
  /** How what is on the page stands together. */
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

/** A screen that scrolls on its backdrop, clear of the device's notches and bars. */
export function Page({ backdrop, style, children }: Props) {
  const insets = useSafeAreaInsets();
  const edges = {
    paddingTop: insets.top + space.l,
    paddingBottom: insets.bottom + space.xl,
    paddingLeft: insets.left + space.l,
    paddingRight: insets.right + space.l,
  };
  return (
    <View style={styles.screen}>
      <Backdrop kind={backdrop} />
      <ScrollView contentContainerStyle={[edges, style]}>{children}</ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
