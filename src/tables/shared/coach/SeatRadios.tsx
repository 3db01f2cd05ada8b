import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { outline, Pressable, radius, space, target, useColours } from '../../../ui';
import { useRadioKeys } from '../../../ui/radio-keys';
import { SeatFace } from '../faces/SeatFace';
import { nameOf } from '../names';

interface Props {
  /** What is chosen here. */
  readonly label: string;
  readonly seats: readonly Seat[];
  readonly players: readonly Player[];
  readonly value: Seat;
  readonly onChange: (seat: Seat) => void;
}

/** One of those who sat at the table, by their faces. */
export function SeatRadios({ label, seats, players, value, onChange }: Props) {
  const { glow, outline: ink } = useColours();
  const keys = useRadioKeys(
    seats.map((seat) => ({ value: seat })),
    value,
    onChange,
  );
  return (
    <View {...keys.group} role="radiogroup" aria-label={label} style={styles.group}>
      {seats.map((seat) => (
        <Pressable
          key={seat}
          {...keys.radio(seat)}
          role="radio"
          aria-checked={seat === value}
          aria-label={nameOf(players, seat)}
          onPress={() => onChange(seat)}
          style={[styles.key, seat === value && { backgroundColor: glow, borderColor: ink }]}
        >
          <SeatFace seat={seat} size={target - 12} />
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  key: {
    width: target,
    height: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.normal,
    borderColor: 'transparent',
  },
});
