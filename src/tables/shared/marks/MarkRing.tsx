import { StyleSheet, View } from 'react-native';
import { Icon, outline, radius, useColours } from '../../../ui';
import { Owl } from '../../../ui/art/Owl';
import { litShadow } from '../../../ui/theme/lit';
import type { Rect } from '../geometry';
import type { Mark } from './marks';

interface Props {
  readonly marks: readonly Mark[];
  /** How round what it lies on is. */
  readonly round: number;
  /** How wide it is: signs are no larger than goes with it. */
  readonly width: number;
}

const DASH = 4;

/**
 * Round what a choice was about, over the piece that it fills. Told apart without colours: dashes and a minus are what
 * was chosen, light and the owl are what would have been better, light and a tick are both in one.
 */
export function MarkRing({ marks, round, width }: Props) {
  const colours = useColours();
  const { danger, surface } = colours;
  const isBoth = marks.length > 1;
  const size = Math.max(18, Math.min(28, width * 0.4));
  return marks.map((mark) => (
    <View key={mark} testID={`mark-${mark}`} aria-hidden style={styles.ring}>
      {mark === 'chosen' ? (
        // Where light lies round the same piece, the dashes lie inside it.
        [surface, danger.fill].map((colour, nth) => (
          <View
            key={colour}
            style={[
              isBoth ? styles.inside : styles.outside,
              { borderRadius: isBoth ? round : round + DASH, borderColor: colour },
              nth === 1 && styles.dashed,
            ]}
          />
        ))
      ) : (
        <View
          style={[
            styles.inside,
            styles.bare,
            { borderRadius: round, boxShadow: litShadow(colours) },
          ]}
        />
      )}
      <Sign mark={mark} size={size} />
    </View>
  ));
}

/** On an upper corner: what was chosen at the left, what is best at the right. */
function Sign({ mark, size }: { readonly mark: Mark; readonly size: number }) {
  const { danger, accents, surface, outline: ink } = useColours();
  const { fill, on } = mark === 'chosen' ? danger : accents.mist;
  const place = { top: -size * 0.45, [mark === 'chosen' ? 'left' : 'right']: -size * 0.45 };
  return (
    <View
      style={[
        styles.sign,
        place,
        { width: size, height: size, borderColor: ink },
        { backgroundColor: mark === 'better' ? surface : fill },
      ]}
    >
      {mark === 'better' ? (
        <Owl size={size * 0.8} />
      ) : (
        <Icon name={mark === 'chosen' ? 'minus' : 'check'} size={size * 0.72} colour={on} />
      )}
    </View>
  );
}

interface AtProps extends Omit<Props, 'width'> {
  readonly place: Rect;
}

/** The same at a place of the table. */
export function MarkAt({ place: { x, y, width, height }, ...ring }: AtProps) {
  if (ring.marks.length === 0) return null;
  return (
    <View style={[styles.at, { left: x, top: y, width, height }]}>
      <MarkRing {...ring} width={width} />
    </View>
  );
}

const styles = StyleSheet.create({
  // Above all that stands on the table.
  at: { position: 'absolute', zIndex: 4000, pointerEvents: 'none' },
  ring: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  inside: { ...StyleSheet.absoluteFill, borderWidth: DASH },
  outside: {
    position: 'absolute',
    left: -DASH,
    right: -DASH,
    top: -DASH,
    bottom: -DASH,
    borderWidth: DASH,
  },
  bare: { borderWidth: 0 },
  dashed: { borderStyle: 'dashed' },
  sign: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.thin,
  },
});
