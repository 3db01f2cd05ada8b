import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { focusHome, outline, radius, shadow, space, useColours } from '../../../ui';
import type { Rect } from '../geometry';

interface Props {
  readonly place: Rect;
  /** Whether it stands beside the table; otherwise it is the lower end of the screen. */
  readonly isBeside: boolean;
  /** Whether every dp counts. */
  readonly isTight: boolean;
  /** Nobody is asked: what is said stands in the middle. */
  readonly isQuiet: boolean;
  readonly children: ReactNode;
}

/** Whose turn it is, what they can do and what comes of it. Its size never changes. */
export function ThumbZone({ place, isBeside, isTight, isQuiet, children }: Props) {
  const { surface, hairline } = useColours();
  const { x, y, width, height } = place;
  return (
    <View
      {...focusHome}
      style={[
        styles.zone,
        { left: x, top: y, width, height, backgroundColor: surface, borderColor: hairline },
        isBeside ? styles.card : styles.shelf,
        isTight && styles.tight,
        isQuiet && styles.quiet,
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  zone: {
    position: 'absolute',
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
