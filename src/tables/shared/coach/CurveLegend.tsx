import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { radius, useColours } from '../../../ui';
import { seatColour } from '../faces/SeatFace';
import { LINE } from './ChanceCurve';
import { SeatRadios } from './SeatRadios';

interface Props {
  readonly label: string;
  readonly players: readonly Player[];
  /** Whose curve is in front. */
  readonly value: Seat;
  readonly onChange: (seat: Seat) => void;
}

const SAMPLE = 26;

/** Whose line is which: a face and a piece of its line. A tap brings it to the front. */
export function CurveLegend({ label, players, value, onChange }: Props) {
  const colours = useColours();
  return (
    <SeatRadios
      label={label}
      seats={players.map((_, seat) => seat)}
      players={players}
      value={value}
      onChange={onChange}
      below={(seat, isFront) => (
        <View
          style={[
            styles.line,
            {
              height: isFront ? LINE.front : LINE.behind,
              backgroundColor: seatColour(colours, seat),
            },
          ]}
        />
      )}
    />
  );
}

const styles = StyleSheet.create({
  line: { width: SAMPLE, borderRadius: radius.round },
});
