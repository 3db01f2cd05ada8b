import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { outline, radius, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import type { Rect } from '../../shared/geometry';

interface Props {
  readonly place: Rect;
  readonly seats: readonly Seat[];
  /** All of it, with names. */
  readonly words: string;
  /** What it takes: where there is no room for names, the faces say who. */
  readonly line: string;
}

/** How wide a letter is on average. */
const LETTER = 7.6;
const FACE = 24;

/** The end is told before it comes. */
export function EndLine({ place, seats, line, words }: Props) {
  const { surface, danger } = useColours();
  const growth = useGrowth();
  const scale = useTextScale();
  const taken = seats.length * FACE * growth + space.s + 2 * (space.m + outline.normal);
  const hasRoom = words.length * LETTER * Math.max(growth, scale) <= place.width - taken;
  return (
    <View
      accessible
      role="img"
      aria-label={words}
      style={[
        styles.line,
        {
          left: place.x,
          top: place.y,
          width: place.width,
          height: place.height,
          backgroundColor: surface,
          borderColor: danger.text,
        },
      ]}
    >
      <View style={styles.faces}>
        {seats.map((seat) => (
          <SeatFace key={seat} seat={seat} size={FACE * growth} />
        ))}
      </View>
      <View style={styles.words}>
        <Words as="smallStrong" lines={1}>
          {hasRoom ? words : line}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.round,
    borderWidth: outline.normal,
    pointerEvents: 'none',
  },
  faces: { flexDirection: 'row' },
  words: { flexShrink: 1 },
});
