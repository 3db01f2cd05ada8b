import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { Picture, useColours, type Colours } from '../../../ui';
import { Face, FACE_NAMES } from '../../../ui/art/Face';
import { useFace } from './faces';

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
  const known = useFace(seat);
  // Somebody whom the device does not know has the face of the seat.
  const face = known === null ? FACE_NAMES[seat % FACE_NAMES.length] : null;
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
      {known?.kind === 'bot' && <Picture name={known.face} size={size * 0.7} />}
      {known?.kind === 'person' && <Face name={known.face} size={size * 0.74} />}
      {face !== null && face !== undefined && <Face name={face} size={size * 0.74} />}
    </View>
  );
}

const styles = StyleSheet.create({ frame: { alignItems: 'center', justifyContent: 'center' } });
