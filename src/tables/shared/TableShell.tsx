import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Grown, Pressable, useMotion, useTextScale } from '../../ui';
import { growthOf, type Areas } from './areas';
import type { Size } from './geometry';

interface Props {
  /** Somebody taps beside all keys: what is shown is skipped, or the wait is over. */
  readonly onTap: () => void;
  readonly children: (size: Size) => ReactNode;
}

/** Fills its place, and lays out what is on it once it knows how large that is. On a large one, words and keys grow. */
export function TableShell({ onTap, children }: Props) {
  const [size, setSize] = useState<Size | null>(null);
  const textScale = useTextScale();
  return (
    <Pressable
      // Not a control: who does not see that something moves need not hurry it.
      accessible={false}
      // The first tap made something move; the second one must not skip it.
      changes
      tabIndex={-1}
      style={styles.table}
      onPress={onTap}
      onLayout={({ nativeEvent: { layout } }) => {
        const { width, height } = layout;
        // Behind another screen there is no room at all: the table waits as it was.
        if (width === 0 || height === 0) return;
        setSize((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        );
      }}
    >
      {size !== null && <Grown value={growthOf(size, textScale)}>{children(size)}</Grown>}
    </Pressable>
  );
}

interface PieceLayerProps {
  readonly size: Size;
  readonly children: ReactNode;
}

/** Where pieces move about. On a table of another size they lie at their places at once. */
export function PieceLayer({ size, children }: PieceLayerProps) {
  return (
    <View key={`${size.width} ${size.height}`} style={[StyleSheet.absoluteFill, styles.through]}>
      {children}
    </View>
  );
}

interface AboveZoneProps {
  readonly areas: Pick<Areas, 'scrolls' | 'zone' | 'table' | 'isWide'>;
  /** Where what is being decided about begins: it is scrolled there, so that the thumb zone does not cover it. */
  readonly from?: number;
  readonly children: ReactNode;
}

/**
 * Players and table. Where large words leave them too little room they keep their size and scroll, all of
 * them up from behind the thumb zone.
 */
export function AboveZone({ areas, from = 0, children }: AboveZoneProps) {
  const { scrolls, zone, table, isWide } = areas;
  const scroller = useRef<ScrollView>(null);
  const { reduced } = useMotion();
  useEffect(() => {
    scroller.current?.scrollTo({ y: from, animated: !reduced });
  }, [from, reduced]);
  if (!scrolls) return children;
  const behind = isWide ? 0 : zone.height;
  return (
    <ScrollView
      ref={scroller}
      style={[
        styles.above,
        { width: table.width, height: zone.y + zone.height + (isWide ? zone.y : 0) },
      ]}
      contentContainerStyle={{ height: table.y + table.height + behind }}
    >
      {children}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, cursor: 'auto' },
  above: { position: 'absolute', left: 0, top: 0 },
  through: { pointerEvents: 'box-none' },
});
