import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { space, useColours, useGrowth, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { inSentence } from '../../shared/names';
import { Chevron } from '../pieces/signs';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  /** There is room for the face only. */
  readonly isBare?: boolean;
}

/** Whom the rest of the hand goes to. */
export function NextPlayer({ seat, name, isBare = false }: Props) {
  const { misty: say } = usePhrases();
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const face = <SeatFace seat={seat} size={30 * growth} />;
  const arrow = <Chevron to="up" size={(isBare ? 15 : 20) * growth} />;
  return (
    <View
      accessible
      role="img"
      aria-label={say.handsGo(inSentence(name))}
      style={isBare ? styles.bare : styles.next}
    >
      {isBare ? (
        <>
          {arrow}
          {face}
        </>
      ) : (
        <>
          <View style={styles.words}>
            <Words as="small" align="right" colour={inkSoft} lines={1}>
              {say.thenTo}
            </Words>
            <Words as="smallStrong" align="right" lines={1}>
              {name}
            </Words>
          </View>
          {face}
          {arrow}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  next: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  bare: { alignItems: 'center' },
  words: { maxWidth: 96 },
});
