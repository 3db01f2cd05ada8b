import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { largeText, space, useGrowth, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { ROW } from '../layout/zone-needs';

interface Props {
  readonly seat: Seat;
  readonly title: string;
}

/** Whom it is about, and in words what is asked or what happens. */
export function Head({ seat, title }: Props) {
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  return (
    <View style={styles.head}>
      {!isLarge && <SeatFace seat={seat} size={(ROW.sum - 2) * growth} />}
      <View style={styles.words}>
        <Words as={title.length > 22 || isLarge ? 'label' : 'heading'} lines={isLarge ? 3 : 2}>
          {title}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
