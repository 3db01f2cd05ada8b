import { StyleSheet, View } from 'react-native';
import { LAST_TRAP } from '../../../game-core/games/alles-kaese/cards';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { DrawnWords, useColours } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { middleOf } from '../../shared/geometry';
import type { Layout } from '../layout/layout';
import { Burst } from '../pieces/Burst';
import { Dish, DISH_RATIO } from '../pieces/Dish';
import { Trap } from '../pieces/Trap';

interface Props {
  readonly seat: Seat;
  readonly layout: Layout;
}

/** The third trap, in one picture: three traps on the plate, and who sits in them. */
export function Caught({ seat, layout }: Props) {
  const { allesKaese: say } = usePhrases();
  const { scrim, onAnimal, outline } = useColours();
  // What is said about it stays clear.
  const { stage: place } = layout;
  const height = place.y + place.height;
  const { x, y } = middleOf(place);
  const burst = Math.min(place.width * 0.98, place.height * 0.84, 640);
  const top = Math.max(place.y + burst * 0.1, y - burst * 0.5);
  const dish = burst * 0.86;
  const trap = burst * 0.52;
  const face = burst * 0.4;
  return (
    <View aria-hidden style={[styles.all, { width: place.width, height, backgroundColor: scrim }]}>
      <View style={[styles.part, { left: x - burst / 2, top }]}>
        <Burst size={burst} />
      </View>
      <View style={[styles.part, { left: x - face / 2, top: top + burst * 0.13 }]}>
        <SeatFace seat={seat} size={face} />
      </View>
      <View style={[styles.part, { left: x - trap / 2, top: top + burst * 0.4 }]}>
        <Trap size={trap} />
      </View>
      <View style={[styles.part, { left: x - dish / 2, top: top + burst * 0.8 }]}>
        <Dish width={dish} />
        <View style={[styles.row, { top: -dish * DISH_RATIO * 0.12, width: dish }]}>
          {Array.from({ length: LAST_TRAP }, (_, nth) => (
            <Trap key={nth} size={dish * 0.26} />
          ))}
        </View>
      </View>
      <View
        style={[
          styles.part,
          styles.words,
          { left: x - burst / 2, top: top - burst * 0.06, width: burst },
        ]}
      >
        <View style={[styles.snap, { backgroundColor: outline }]}>
          <DrawnWords size={burst * 0.13} colour={onAnimal}>
            {say.snap}
          </DrawnWords>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  part: { position: 'absolute' },
  row: { position: 'absolute', flexDirection: 'row', justifyContent: 'center' },
  words: { alignItems: 'center' },
  snap: { borderRadius: 16, paddingHorizontal: 16, transform: [{ rotate: '-5deg' }] },
});
