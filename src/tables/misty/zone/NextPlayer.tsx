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
  readonly to: 'up' | 'left';
}

/** Whom the rest of the hand goes to. */
export function NextPlayer({ seat, name, to }: Props) {
  const { misty: say } = usePhrases();
  const { inkSoft } = useColours();
  const growth = useGrowth();
  return (
    <View accessible role="img" aria-label={say.handsGo(inSentence(name))} style={styles.next}>
      <View style={styles.words}>
        <Words as="small" align="right" colour={inkSoft} lines={1}>
          {say.thenTo}
        </Words>
        <Words as="smallStrong" align="right" lines={1}>
          {name}
        </Words>
      </View>
      <SeatFace seat={seat} size={30 * growth} />
      <Chevron to={to} size={20 * growth} />
    </View>
  );
}

const styles = StyleSheet.create({
  next: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '46%' },
  words: { flexShrink: 1 },
});
