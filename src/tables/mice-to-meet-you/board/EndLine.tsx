import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { outline, radius, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import type { Rect } from '../../shared/geometry';

interface EndingProps {
  readonly seats: readonly Seat[];
  /** All of it, with names. */
  readonly words: string;
  /** What it takes: where there is no room for names, the faces say who. */
  readonly line: string;
  /** The room for faces and words. */
  readonly width: number;
  readonly colour?: string;
}

/** How wide a letter is on average. */
const LETTER = 7.6;
const FACE = 24;

/** Who is about to end the game, with their faces. */
export function Ending({ seats, line, words, width, colour }: EndingProps) {
  const growth = useGrowth();
  const scale = useTextScale();
  const taken = seats.length * FACE * growth + space.s;
  const hasRoom = words.length * LETTER * Math.max(growth, scale) <= width - taken;
  return (
    <View accessible role="img" aria-label={words} style={styles.ending}>
      <View style={styles.faces}>
        {seats.map((seat) => (
          <SeatFace key={seat} seat={seat} size={FACE * growth} />
        ))}
      </View>
      <View style={styles.words}>
        <Words as="smallStrong" lines={1} {...(colour !== undefined && { colour })}>
          {hasRoom ? words : line}
        </Words>
      </View>
    </View>
  );
}

interface Props extends Pick<EndingProps, 'seats' | 'words' | 'line'> {
  readonly place: Rect;
}

/** The end is told before it comes. */
export function EndLine({ place, ...ending }: Props) {
  const { surface, danger } = useColours();
  return (
    <View
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
      <Ending {...ending} width={place.width - 2 * (space.m + outline.normal)} />
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.round,
    borderWidth: outline.normal,
    pointerEvents: 'none',
  },
  ending: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  faces: { flexDirection: 'row' },
  words: { flexShrink: 1 },
});
