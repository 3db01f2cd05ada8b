import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import {
  focusHome,
  largeText,
  outline,
  radius,
  shadow,
  space,
  useColours,
  useTextScale,
} from '../../../ui';
import type { Rect } from '../geometry';

interface Props {
  readonly place: Rect;
  /** Whether it stands beside the table; otherwise it is the lower end of the screen. */
  readonly isBeside: boolean;
  /** Whether every dp counts. */
  readonly isTight: boolean;
  /** The table scrolls behind it: it is no taller than what it holds, so that more of that is seen. */
  readonly isLow?: boolean;
  /** Nobody is asked: what is said stands in the middle. */
  readonly isQuiet: boolean;
  readonly children: ReactNode;
}

/** Whose turn it is, what they can do and what comes of it. Its size changes only where words need more. */
export function ThumbZone({ place, isBeside, isTight, isLow = false, isQuiet, children }: Props) {
  const { surface, hairline } = useColours();
  const { x, y, width, height } = place;
  // Large words in a low column may be more than it holds.
  const scrolls = useTextScale() >= largeText && isBeside;
  const zone = (
    <View
      {...focusHome}
      style={[
        styles.zone,
        { minHeight: isLow ? 0 : height, backgroundColor: surface, borderColor: hairline },
        isBeside ? styles.card : styles.shelf,
        isTight && styles.tight,
        isQuiet && styles.quiet,
      ]}
    >
      {children}
    </View>
  );
  return (
    <View style={[styles.place, { left: x, width, height: y + height }]}>
      {scrolls ? <ScrollView style={styles.scroll}>{zone}</ScrollView> : zone}
    </View>
  );
}

const styles = StyleSheet.create({
  // It grows upwards.
  place: { position: 'absolute', top: 0, justifyContent: 'flex-end', pointerEvents: 'box-none' },
  scroll: { flexGrow: 0 },
  zone: {
    padding: space.s,
    gap: space.s,
    borderWidth: outline.normal,
    boxShadow: shadow.low,
  },
  shelf: {
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
    borderLeftWidth: 0,
    borderRightWidth: 0,
    borderBottomWidth: 0,
  },
  card: { borderRadius: radius.l },
  tight: { padding: space.xs, gap: space.xs },
  quiet: { justifyContent: 'center' },
});
