import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text, View } from 'react-native';
import { holesOf } from '../../../game-core/games/alles-kaese/table';
import type { Kept, Open } from '../../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../../i18n';
import {
  Heading,
  largeText,
  outline,
  radius,
  shadow,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../../ui';
import { seatColour } from '../../shared/faces/SeatFace';
import type { Rect, Size } from '../../shared/geometry';
import { Front } from '../pieces/Front';
import { PawMark } from '../pieces/signs';
import { Slice } from '../pieces/Slice';
import { frontInWords } from '../words/describe';

interface Props {
  readonly place: Rect;
  readonly open: Open;
  readonly seat: number;
  readonly name: string;
  /** What may be seen: the slice just chosen, or all that were looked at before. */
  readonly cards: readonly Kept[];
  readonly isOpen: boolean;
  readonly isBig: boolean;
}

/** Behind the curtain, for one person alone. Fronts are drawn and named only while it is open. */
export function LookStage(props: Props) {
  const { place, open, seat, name, cards, isOpen, isBig } = props;
  const say = usePhrases();
  const words = say.allesKaese;
  const colours = useColours();
  const isLarge = useTextScale() >= largeText;
  const [first] = cards;
  const only = cards.length === 1 ? first : undefined;
  const told = cards.map(({ card, front }) => frontInWords(say, front, holesOf(open.board, card)));
  useTold(isOpen ? told.join('. ') : '');
  const isWide = place.width > place.height * 1.3;
  // Before the first measurement: what words leave of the place.
  const [room, setRoom] = useState<Size>({ width: place.width * 0.6, height: place.height * 0.5 });
  const side = sideIn(room, cards.length);
  return (
    <View
      style={[
        styles.stage,
        isWide && styles.wide,
        { left: place.x, top: place.y, width: place.width, height: place.height },
      ]}
    >
      <View
        style={[
          styles.paper,
          isLarge && styles.low,
          isWide && styles.beside,
          { backgroundColor: colours.surface, borderColor: colours.outline },
        ]}
      >
        <Heading level={2} as={isLarge ? 'label' : 'heading'} align="center">
          {words.onlyFor(name)}
        </Heading>
        {!isLarge && (
          <Words align="center">
            {only === undefined ? words.yourSlices : words.sliceIs(holesOf(open.board, only.card))}
          </Words>
        )}
        {only !== undefined && (
          <Words
            as={isLarge ? 'label' : 'title'}
            align="center"
            colour={colours.accents.cheese.text}
          >
            {!isOpen ? '…' : only.front === 'cheese' ? words.isCheese : words.isTrap}
          </Words>
        )}
      </View>
      <View
        style={styles.cards}
        onLayout={({ nativeEvent: { layout } }) =>
          setRoom({ width: layout.width, height: layout.height })
        }
      >
        {cards.map(({ card, front }, nth) => {
          const holes = holesOf(open.board, card);
          return (
            <View
              key={card}
              accessible
              role="img"
              aria-label={isOpen ? told[nth] : words.holes(holes)}
              style={{ width: side, height: side, marginBottom: side * TAG_ROOM }}
            >
              {isOpen ? (
                <Front front={front} holes={holes} size={side} isBig={isBig} hasTag />
              ) : (
                <Slice holes={holes} size={side} isBig={isBig} mark="look" />
              )}
              <View style={styles.paw}>
                <PawMark size={Math.max(22, side * 0.16)} ground={seatColour(colours, seat)} />
              </View>
            </View>
          );
        })}
      </View>
      {/* Browsers read out what changes here; nothing is left of it once it is hidden. */}
      {Platform.OS === 'web' && (
        <Text role="status" aria-live="assertive" style={styles.unseen}>
          {isOpen ? told.join('. ') : ''}
        </Text>
      )}
    </View>
  );
}

/** Below a slice, for the tag that hangs over its edge, in slices. */
const TAG_ROOM = 0.22;
const GAP = space.l;
const LARGEST = 260;
/** On a tablet more, in the shorter side of the place. */
const LARGEST_SHARE = 0.5;

/** The largest square cards that fit in as many rows as suits them. */
function sideIn({ width, height }: Size, count: number): number {
  const sides = Array.from({ length: count }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * GAP) / columns;
    const down = (height - (rows - 1) * GAP) / rows / (1 + TAG_ROOM);
    return Math.min(across, down);
  });
  const largest = Math.max(LARGEST, LARGEST_SHARE * Math.min(width, height));
  return Math.max(44, Math.min(largest, Math.max(...sides)) - 1);
}

/** Phones say it once, when it is opened. */
function useTold(told: string): void {
  useEffect(() => {
    if (Platform.OS !== 'web' && told !== '') AccessibilityInfo.announceForAccessibility(told);
  }, [told]);
}

const styles = StyleSheet.create({
  stage: { position: 'absolute', alignItems: 'center', padding: space.m, gap: space.m },
  wide: { flexDirection: 'row', gap: space.xl },
  paper: {
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
    borderRadius: radius.l,
    borderWidth: outline.normal,
    boxShadow: shadow.low,
    maxWidth: '100%',
    alignItems: 'center',
  },
  low: { paddingVertical: space.xs, paddingHorizontal: space.m },
  beside: { maxWidth: '44%' },
  cards: {
    flex: 1,
    alignSelf: 'stretch',
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignContent: 'center',
    alignItems: 'center',
    gap: GAP,
    pointerEvents: 'none',
  },
  paw: { position: 'absolute', right: -6, bottom: -4 },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
