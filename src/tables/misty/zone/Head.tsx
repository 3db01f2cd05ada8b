import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { largeText, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { HEAD } from '../layout/zone-needs';

interface Props {
  /** Null where it is about everybody. */
  readonly seat: Seat | null;
  readonly title: string;
  readonly line?: string | null;
  /** There is room for little. */
  readonly isTight?: boolean;
  /** At its end. */
  readonly children?: ReactNode;
}

/** More letters than this are smaller. */
const LONG = 21;

/** Whom it is about, and in words what is asked or what happens. */
export function Head({ seat, title, line = null, isTight = false, children }: Props) {
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const isLong = title.length > LONG;
  return (
    <View style={[styles.head, isLarge && styles.fills]}>
      {!isLarge && seat !== null && <SeatFace seat={seat} size={(HEAD - 6) * growth} />}
      <View style={styles.words}>
        <Words
          as={
            isLarge || (isTight && isLong) ? 'smallStrong' : isTight || isLong ? 'label' : 'heading'
          }
          lines={isLarge ? 4 : 2}
        >
          {title}
        </Words>
        {line !== null && !isLarge && (
          <Words as="small" colour={inkSoft} lines={2}>
            {line}
          </Words>
        )}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.xs },
  words: { flex: 1 },
  fills: { flexGrow: 1 },
});
