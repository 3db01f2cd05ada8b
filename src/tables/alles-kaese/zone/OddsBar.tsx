import { StyleSheet, View } from 'react-native';
import { outline, useColours } from '../../../ui';
import type { Odds } from '../odds';
import { Wedge } from '../pieces/signs';
import { TrapMark } from '../pieces/Trap';

interface Props {
  readonly odds: Odds;
  /** All of it in words. */
  readonly label: string;
}

/** A box for each slice that it could be: traps first, then cheese. */
export function OddsBar({ odds: { unseen, traps }, label }: Props) {
  const { danger, accents, outline: ink } = useColours();
  const { fill, on } = accents.cheese;
  return (
    <View accessible role="img" aria-label={label} style={styles.bar}>
      {Array.from({ length: unseen }, (_, nth) => (
        <View
          key={nth}
          style={[
            styles.box,
            { borderColor: ink, backgroundColor: nth < traps ? danger.fill : fill },
          ]}
        >
          {nth < traps ? <TrapMark size={16} isFull /> : <Wedge size={13} colour={on} />}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: 3, height: 20 },
  box: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 6,
    borderWidth: outline.thin,
  },
});
