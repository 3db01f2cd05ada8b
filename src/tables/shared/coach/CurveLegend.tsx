import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { outline, Pressable, radius, space, target, useColours } from '../../../ui';
import { useRadioKeys } from '../../../ui/radio-keys';
import { SeatFace, seatColour } from '../faces/SeatFace';
import { nameOf } from '../names';
import { LINE } from './ChanceCurve';

interface Props {
  readonly label: string;
  readonly players: readonly Player[];
  /** Whose curve is in front. */
  readonly value: Seat;
  readonly onChange: (seat: Seat) => void;
}

const FACE = 28;
const SAMPLE = 26;

/** Whose line is which: a face and a piece of its line. A tap brings it to the front. */
export function CurveLegend({ label, players, value, onChange }: Props) {
  const colours = useColours();
  const seats = players.map((_, seat) => seat);
  const keys = useRadioKeys(
    seats.map((seat) => ({ value: seat })),
    value,
    onChange,
  );
  return (
    <View {...keys.group} role="radiogroup" aria-label={label} style={styles.group}>
      {seats.map((seat) => {
        const isFront = seat === value;
        return (
          <Pressable
            key={seat}
            {...keys.radio(seat)}
            role="radio"
            aria-checked={isFront}
            aria-label={nameOf(players, seat)}
            onPress={() => onChange(seat)}
            style={[
              styles.key,
              isFront && { borderColor: colours.line, backgroundColor: colours.sunken },
            ]}
          >
            <SeatFace seat={seat} size={FACE} />
            <View
              style={[
                styles.line,
                {
                  height: isFront ? LINE.front : LINE.behind,
                  backgroundColor: seatColour(colours, seat),
                },
              ]}
            />
          </Pressable>
        );
      })}
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
    gap: 3,
    borderRadius: radius.s,
    borderWidth: outline.thin,
    borderColor: 'transparent',
  },
  line: { width: SAMPLE, borderRadius: radius.round },
});
