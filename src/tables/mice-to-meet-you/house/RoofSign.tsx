import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { DrawnWords, outline, radius, space, useColours, type Colours } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { clamp, type Size } from '../../shared/geometry';
import type { HousePlaces } from '../layout/house-places';
import { CHIMNEY } from '../layout/house-places';
import { Roof } from '../pieces/Roof';
import { roofColour } from '../useHouseColours';

interface Props {
  readonly places: HousePlaces;
  readonly seat: Seat;
  readonly name: string;
  /** What is on the sign at its end; null: none. */
  readonly sign: string | null;
  readonly isUrgent: boolean;
}

/** How wide a letter is on average, by its size. */
const LETTER = 0.56;

const LEAST = 13;

/** As large as the roof allows, and so small that all of the name is seen. */
function lettersFor(name: string, { width, height }: Size, sign: string | null): number {
  const taken = sign === null ? 0 : signLetters(height) * (sign.length * LETTER + 1.6);
  const room = width - taken - Math.min(40, height * 0.5) - height - 2 * space.s - space.l;
  return Math.min(height * 0.48, room / (name.length * LETTER), 52);
}

const signLetters = (height: number) => clamp(LEAST, height * 0.3, 20);

/** Whose house it is: the seat's colour, face and name. There is no other heading. */
export function RoofSign({ places, seat, name, isUrgent, ...props }: Props) {
  const colours = useColours();
  const { x, y, width, height } = places.roof;
  const face = Math.min(height * 1.04, height + 4);
  // The name comes first: on a narrow roof there is no sign.
  const sign = lettersFor(name, { width, height }, props.sign) < LEAST ? null : props.sign;
  const letters = Math.max(LEAST, lettersFor(name, { width, height }, sign));
  return (
    <View style={[styles.roof, { left: x, top: y - CHIMNEY, width, height: height + CHIMNEY }]}>
      <Roof width={width} height={height} colour={roofColour(seat)} name={String(seat)} />
      <View style={[styles.on, { top: CHIMNEY, height, paddingLeft: Math.min(40, height * 0.5) }]}>
        <View style={[styles.face, { borderRadius: face }]}>
          <SeatFace seat={seat} size={face * 0.86} />
        </View>
        <View style={styles.name}>
          <DrawnWords size={letters} colour={colours.onAnimal}>
            {name}
          </DrawnWords>
        </View>
        {sign !== null && (
          <Sign colours={colours} height={height} isUrgent={isUrgent} words={sign} />
        )}
      </View>
    </View>
  );
}

function Sign({
  colours: { surface, ink, outline: line, danger },
  height,
  isUrgent,
  words,
}: {
  readonly colours: Colours;
  readonly height: number;
  readonly isUrgent: boolean;
  readonly words: string;
}) {
  const letters = signLetters(height);
  return (
    <View
      style={[
        styles.sign,
        {
          paddingHorizontal: letters * 0.7,
          paddingVertical: letters * 0.2,
          backgroundColor: isUrgent ? danger.fill : surface,
          borderColor: line,
        },
      ]}
    >
      <DrawnWords size={letters} colour={isUrgent ? danger.on : ink}>
        {words}
      </DrawnWords>
    </View>
  );
}

const styles = StyleSheet.create({
  roof: { position: 'absolute', pointerEvents: 'none' },
  on: {
    position: 'absolute',
    left: 0,
    right: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingRight: space.l,
  },
  face: { backgroundColor: '#ffffff', padding: 2 },
  name: { flex: 1, alignItems: 'flex-start' },
  sign: { borderRadius: radius.round, borderWidth: outline.normal },
});
