import type { ReactNode } from 'react';
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
  /** Below each face, which is smaller then; what is chosen is shown by it too. */
  readonly below?: (seat: Seat, isChosen: boolean) => ReactNode;
}

/** What a key leaves its face: less where something stands below it. */
const EDGES = 12;
const SAMPLED = 20;

/** One of those who sat at the table, by their faces. */
export function SeatRadios({ label, seats, players, value, onChange, below }: Props) {
  const { glow, line, outline: ink, sunken } = useColours();
  const chosen =
    below === undefined
      ? { backgroundColor: glow, borderColor: ink }
      : { backgroundColor: sunken, borderColor: line };
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
          style={[styles.key, below && styles.above, seat === value && chosen]}
        >
          <SeatFace seat={seat} size={target - (below === undefined ? EDGES : SAMPLED)} />
          {below?.(seat, seat === value)}
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
  above: { gap: 3, borderRadius: radius.s, borderWidth: outline.thin },
});
