import type { ReactNode, Ref } from 'react';
import { ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { outline, space } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Backdrop, type BackdropKind } from './Backdrop';
import { scrollsByKeys } from './scrolls-by-keys';

interface Props {
  readonly backdrop: BackdropKind;
  /** How what is on the page stands together. */
  readonly style?: ViewStyle;
  /** Its name, where there is nothing to press on it: keys scroll it all the same. */
  readonly name?: string;
  /** To scroll to something on it. */
  readonly scroller?: Ref<ScrollView>;
  /** Stays in view over what scrolls. */
  readonly head?: ReactNode;
  /** Stays in view under what scrolls, where the thumb is. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A screen that scrolls on its backdrop, clear of the device's notches and bars. */
export function Page({ backdrop, style, name, scroller, head, footer, children }: Props) {
  const insets = useSafeAreaInsets();
  const { hairline } = useColours();
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  const top = head === undefined ? insets.top : 0;
  const bottom = footer === undefined ? insets.bottom : 0;
  return (
    <View role="main" style={styles.screen}>
      <Backdrop kind={backdrop} />
      {head !== undefined && (
        <View
          style={[styles.head, sides, { paddingTop: insets.top + space.s, borderColor: hairline }]}
        >
          {head}
        </View>
      )}
      <ScrollView
        ref={scroller}
        {...(name !== undefined && scrollsByKeys(name))}
        contentContainerStyle={[
          sides,
          { paddingTop: top + space.l, paddingBottom: bottom + space.xl },
          style,
        ]}
      >
        {children}
      </ScrollView>
      {footer !== undefined && (
        <View
          style={[
            styles.footer,
            sides,
            { paddingBottom: insets.bottom + space.s, borderColor: hairline },
          ]}
        >
          {footer}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { paddingBottom: space.s, borderBottomWidth: outline.normal },
  footer: { paddingTop: space.s, borderTopWidth: outline.normal },
});
