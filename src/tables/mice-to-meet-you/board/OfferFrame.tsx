import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { roofColour } from '../useHouseColours';

const THICK = 5;

/** Round the whole table, in the colour of who is asked: it is seen from across the room. */
export function OfferFrame({ seat }: { readonly seat: Seat }) {
  return <View aria-hidden style={[styles.frame, { borderColor: roofColour(seat) }]} />;
}

const styles = StyleSheet.create({
  frame: {
    ...StyleSheet.absoluteFill,
    zIndex: 90,
    borderWidth: THICK,
    pointerEvents: 'none',
  },
});
