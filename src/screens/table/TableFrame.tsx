import { useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Backdrop, Heading, largeText, space, useTextScale, type BackdropKind } from '../../ui';

interface Props {
  readonly backdrop?: BackdropKind;
  /** The key that leads away from the table. */
  readonly away: ReactNode;
  /** Stands between the keys, where there is room for words; it is read out everywhere. */
  readonly title: string;
  /** What stands there instead where all of it would take two lines. */
  readonly short?: string | undefined;
  /** The other keys. */
  readonly keys: ReactNode;
  /** Where the thumbs are, below the board. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Lower than this, the keys stand beside the board. */
const LOW = 500;
/** Narrower than this, six keys fit only side by side. */
const NARROW = 350;
/** About as wide as one letter of the title: small, in two lines where it must, and large, in one. */
const SMALL_LETTER = 9.6;
const LARGE_LETTER = 12;

/** Whether the keys stand beside the board. */
export function isLowFrame({ width, height }: { width: number; height: number }): boolean {
  return height < LOW && width > height;
}

/** The table fills the screen and never scrolls. Its keys take the side that costs the board less. */
export function TableFrame(props: Props) {
  const { backdrop = 'wood', away, title, short = title, keys, footer, children } = props;
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const isLow = isLowFrame({ width, height });
  const isTight = Math.min(width, height) < NARROW;
  const [room, setRoom] = useState(Infinity);
  const written = title.length * SMALL_LETTER <= room ? title : short;
  const hasRoom = useTextScale() < largeText && (written.length * SMALL_LETTER) / 2 <= room;
  const edges = {
    paddingTop: insets.top,
    paddingBottom: insets.bottom,
    paddingLeft: insets.left,
    paddingRight: insets.right,
  };
  return (
    <View role="main" style={styles.all}>
      <Backdrop kind={backdrop} />
      <View style={[styles.all, edges, isLow && styles.beside]}>
        <View style={[isLow ? styles.column : styles.row, isTight && styles.tight]}>
          {away}
          <View
            style={styles.all}
            onLayout={({ nativeEvent: { layout } }) => setRoom(layout.width)}
          >
            <View style={(isLow || !hasRoom) && styles.unseen}>
              <Heading
                level={1}
                as={written.length * LARGE_LETTER > room ? 'label' : 'heading'}
                spoken={written === title ? undefined : title}
              >
                {written}
              </Heading>
            </View>
          </View>
          {keys}
        </View>
        <View style={styles.all}>
          <View style={styles.all}>{children}</View>
          {footer !== undefined && <View style={styles.row}>{footer}</View>}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  beside: { flexDirection: 'row' },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.xs },
  tight: { gap: space.xs },
  column: { alignItems: 'center', gap: space.s, padding: space.xs },
});
