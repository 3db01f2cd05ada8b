import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { largeText, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import type { Layout } from '../layout/layout';
import { LINE, STATUS } from '../layout/zone-needs';

interface Props {
  readonly layout: Layout;
  readonly seat: Seat;
  /** Null where large words leave room for the line alone. */
  readonly title: string | null;
  readonly line: string | null;
  /** There are few keys below, or none: what there is to say has room. */
  readonly isRoomy?: boolean;
  /** A key at its end. */
  readonly children?: ReactNode;
}

/** From so many letters on a title is written in smaller ones. */
const LONG = 26;
const LONG_BESIDE_KEY = 18;
/** In a low column, where edges are narrow, a key is as high as a title and a line that do not break. */
const areShort = (title: string, line: string) =>
  title.length <= LONG_BESIDE_KEY && line.length <= 23;

/** Whom it is about, and in words what is asked or what happens. */
export function Head({ layout, seat, title, line, isRoomy = false, children = null }: Props) {
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const isLine = layout.isLow && !isRoomy;
  // In a narrow column words need the width, and the plate of whose turn it is shines beside it.
  const isColumn = layout.isWide && growth === 1;
  const isNarrow = isColumn && !(isRoomy && children === null);
  const long = children === null ? LONG : LONG_BESIDE_KEY;
  // Large words have the width of a column to themselves.
  const isLargeColumn = isLarge && layout.isWide;
  const isSmall = isLine || isLarge || (isColumn && !isRoomy) || (title ?? '').length > long;
  const isOne = isLine && !isLarge && children === null;
  const isBesideKey = isColumn && !isRoomy && children !== null;
  const hasLine =
    line !== null && (title === null || (isBesideKey ? isLine && areShort(title, line) : !isLine));
  return (
    <View style={isLargeColumn ? styles.column : styles.head}>
      {!isLarge && !isNarrow && (
        <SeatFace seat={seat} size={((isLine ? LINE : STATUS) - space.xs) * growth} />
      )}
      <View style={!isLargeColumn && styles.words}>
        {title !== null && (
          <Words
            as={isLargeColumn ? 'smallStrong' : isSmall ? 'label' : 'heading'}
            lines={isRoomy ? 4 : isOne ? 1 : 2}
          >
            {title}
          </Words>
        )}
        {hasLine && (
          <Words as="small" colour={inkSoft} lines={isRoomy || title === null ? 6 : 2}>
            {line}
          </Words>
        )}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingHorizontal: space.xs },
  column: { alignItems: 'flex-start', gap: space.xs },
  words: { flex: 1 },
});
