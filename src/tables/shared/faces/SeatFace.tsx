import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { Picture, useColours, type Colours } from '../../../ui';
import { Face } from '../../../ui/art/Face';
import { useFaceAt } from './faces';

const SEAT_COLOURS = ['cow', 'chicken', 'rabbit', 'sheep', 'pig', 'horse'] as const;

/** The colour of a seat, in games where no animal brings one; white goes on it. */
export function seatColour({ animals }: Colours, seat: Seat): string {
  return animals[SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'grey'];
}

interface Props {
  readonly seat: Seat;
  readonly size: number;
}

/** Who sits there, in a round frame of the seat's colour; the name stands beside it. */
export function SeatFace({ seat, size }: Props) {
  const colours = useColours();
  const { kind, face } = useFaceAt(seat);
  return (
    <View
      style={[
        styles.frame,
        {
          width: size,
          height: size,
          borderRadius: size,
          borderWidth: Math.max(2.5, size * 0.09),
          borderColor: seatColour(colours, seat),
          backgroundColor: colours.food.ground,
        },
      ]}
    >
      {kind === 'bot' ? (
        <Picture name={face} size={size * 0.7} />
      ) : (
        <Face name={face} size={size * 0.74} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ frame: { alignItems: 'center', justifyContent: 'center' } });
