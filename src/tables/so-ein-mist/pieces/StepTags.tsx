import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Slot } from '../../../game-core/games/so-ein-mist/types';
import { DrawnWords, space, useColours } from '../../../ui';
import type { Layout } from '../layout/layout';
import type { Spot } from '../layout/ring';

interface Props {
  readonly layout: Layout;
  /** By slot. */
  readonly steps: ReadonlyMap<Slot, number>;
}

/** Which number leads to which card, at a corner of it: nobody has to count. */
export const StepTags = memo(function StepTags({ layout, steps }: Props) {
  const { dice, outline } = useColours();
  const { ring } = layout;
  const size = Math.max(15, Math.min(34, ring.card.width * 0.29));
  // At the edge of the table there is not much room.
  const beyond = Math.min(size * 0.3, space.s);
  return [...steps].map(([slot, number]) => {
    const { at, inwards } = ring.spots[slot] as Spot;
    // The upper corner that no queue stands at.
    const side = inwards.x < 0 ? 1 : -1;
    return (
      <View
        key={slot}
        aria-hidden
        style={[
          styles.tag,
          {
            left: at.x + side * (ring.card.width / 2 - size / 2 + beyond) - size / 2,
            top: at.y - ring.card.height / 2 - beyond,
            width: size,
            height: size,
            borderRadius: size * 0.3,
            backgroundColor: dice.cream.face,
            borderColor: outline,
          },
        ]}
      >
        <DrawnWords size={size * 0.66} colour={dice.cream.pip}>
          {String(number)}
        </DrawnWords>
      </View>
    );
  });
});

const styles = StyleSheet.create({
  tag: {
    position: 'absolute',
    zIndex: 5,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
