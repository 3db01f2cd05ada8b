import { StyleSheet, View } from 'react-native';
import type { House } from '../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../i18n';
import { DrawnWords, largeText, Tappable, useGrowth, useTextScale } from '../../../ui';
import type { Rect } from '../../shared/geometry';
import type { HousePlaces } from '../layout/house-places';
import { Cage, CAGE_RATIO } from '../pieces/Cage';
import { Nut } from '../pieces/Nut';
import { NutHeap } from '../pieces/NutHeap';
import { useHouseColours } from '../useHouseColours';

interface Props {
  readonly places: HousePlaces;
  readonly house: House;
  readonly supply: number;
  readonly isAlone: boolean;
  readonly name: string;
  readonly onCage: (() => void) | undefined;
}

/** Beside what is in the cellar; and how wide a letter is on average, by its size. */
const GAP = 6;
const LETTER = 0.54;
/** Beside the cage and its words. */
const EDGES = 16;

/** Below the rooms: the cage with its top card, the own nuts, and those on the table. */
export function Cellar({ places, house, supply, isAlone, name, onCage }: Props) {
  const { mice: say } = usePhrases();
  const { soil, soilInk, soilLine } = useHouseColours();
  const { cellar, cage, nuts } = places;
  const isLarge = useTextScale() >= largeText;
  const top = house.cage.at(-1) ?? null;
  const { height } = cellar;
  const growth = useGrowth();
  const cageHeight = Math.min(height - 8, 56 * growth);
  const letters = Math.min(16 * growth, height * 0.3);
  const nut = Math.min(26 * growth, height * 0.46);
  const cageWidth = cageHeight / CAGE_RATIO;
  const caught = say.caught(house.cage.length);
  const wordy = letters * LETTER * Math.max(say.cage.length, caught.length);
  const isTerse = isLarge || cageWidth + wordy + EDGES > cage.width;
  const owned = isTerse ? String(house.nuts) : say.nuts(house.nuts);
  const forNuts = nuts.width - letters * 1.05 * LETTER * owned.length - 3 * GAP;
  return (
    <>
      <View style={[at(cellar), styles.ground, { backgroundColor: soil }]} />
      <View style={[at(cage), styles.part]}>
        <Tappable
          label={say.cageLabel(house.cage.length, top, onCage !== undefined)}
          onPress={onCage}
          style={styles.cage}
        >
          <Cage width={cageWidth} top={top} />
          {!isTerse && (
            <View aria-hidden style={styles.words}>
              <DrawnWords size={letters} colour={soilInk}>
                {say.cage}
              </DrawnWords>
              <DrawnWords size={letters * 0.94} colour={soilInk}>
                {caught}
              </DrawnWords>
            </View>
          )}
        </Tappable>
      </View>
      <View
        accessible
        role="img"
        aria-label={say.nutsOf(name, house.nuts)}
        style={[at(nuts), styles.part, styles.middle, styles.lines, { borderColor: soilLine }]}
      >
        {/* A nought alone would not say of what. */}
        {isTerse && house.nuts === 0 && <Nut size={nut * 0.7} />}
        <NutHeap count={house.nuts} width={forNuts} height={height - 2 * GAP} largest={nut} />
        <DrawnWords size={letters * 1.05} colour={soilInk}>
          {owned}
        </DrawnWords>
      </View>
      <View
        accessible
        role="img"
        aria-label={isAlone ? say.middleLabel(supply) : say.supplyLabel(supply)}
        style={[at(places.supply), styles.supply]}
      >
        <DrawnWords size={letters * 0.94} colour={soilInk}>
          {isAlone ? say.middle : say.table}
        </DrawnWords>
        <View style={styles.count}>
          <Nut size={nut * 0.7} />
          <DrawnWords size={letters * 1.05} colour={soilInk}>
            {String(supply)}
          </DrawnWords>
        </View>
      </View>
    </>
  );
}

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

const styles = StyleSheet.create({
  ground: { borderBottomLeftRadius: 9, borderBottomRightRadius: 9 },
  part: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  middle: { justifyContent: 'center' },
  lines: { borderLeftWidth: 2, borderRightWidth: 2, transform: [{ scaleY: 1 }] },
  cage: {
    flex: 1,
    height: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingLeft: 8,
  },
  words: { flexShrink: 1, alignItems: 'flex-start' },
  supply: { alignItems: 'flex-end', justifyContent: 'center', paddingRight: 10 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
