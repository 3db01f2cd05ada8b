import { StyleSheet, View } from 'react-native';
import type { Move } from '../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../i18n';
import { outline, radius, space, useColours, Words } from '../../../ui';
import { MarkRing } from '../../shared/marks/MarkRing';
import { marksOn, type Marks } from '../../shared/marks/marks';

/** In a replay, the key that was pressed or would have been better: a miss, or nothing taken. A picture only. */
export function MarkedKey({ marks }: { readonly marks: Marks<Move> | null }) {
  const { mice: say } = usePhrases();
  const { surface, line } = useColours();
  const shown = (['miss', 'pass'] as const).flatMap((type) => {
    const found = marksOn(marks, (move) => move.type === type);
    return found.length === 0 ? [] : [{ label: say[type], found }];
  });
  return shown.map(({ label, found }) => (
    <View
      key={label}
      aria-hidden
      style={[styles.key, { backgroundColor: surface, borderColor: line }]}
    >
      <Words as="smallStrong">{label}</Words>
      <MarkRing marks={found} round={radius.m} width={KEY} />
    </View>
  ));
}

const KEY = 60;

const styles = StyleSheet.create({
  key: {
    minWidth: KEY,
    alignItems: 'center',
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
});
