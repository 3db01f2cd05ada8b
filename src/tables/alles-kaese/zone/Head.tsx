import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { largeText, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { LINE, STATUS } from '../layout/zone-needs';

interface Props {
  readonly seat: Seat;
  readonly title: string;
  readonly line: string | null;
  /** There is room for one line only. */
  readonly isLow: boolean;
  /** Nobody is asked: there is room. */
  readonly isRoomy?: boolean;
  /** A key at its end. */
  readonly children?: ReactNode;
}

/** Whom it is about, and in words what is asked or what happens. */
export function Head({ seat, title, line, isLow, isRoomy = false, children }: Props) {
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const isLine = isLow && !isRoomy;
  return (
    <View style={styles.head}>
      {!isLarge && <SeatFace seat={seat} size={((isLine ? LINE : STATUS) - space.xs) * growth} />}
      <View style={styles.words}>
        <Words
          as={isLine || title.length > 26 || isLarge ? 'label' : 'heading'}
          lines={isRoomy ? 3 : isLine && children == null ? 1 : 2}
        >
          {title}
        </Words>
        {line !== null && !isLine && (
          <Words as="small" colour={inkSoft} lines={isRoomy ? 3 : 2}>
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
  words: { flex: 1 },
});
