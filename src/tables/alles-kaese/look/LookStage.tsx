import { useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text, View } from 'react-native';
import { holesOf } from '../../../game-core/games/alles-kaese/table';
import type { Kept, Open } from '../../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../../i18n';
import { Heading, outline, radius, shadow, space, useColours, Words } from '../../../ui';
import { seatColour } from '../../shared/faces/SeatFace';
import type { Rect } from '../../shared/geometry';
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
  readonly isLarge: boolean;
}

/** Behind the curtain, for one person alone. Fronts are drawn and named only while it is open. */
export function LookStage({ place, open, seat, name, cards, isOpen, isLarge }: Props) {
  const say = usePhrases();
  const words = say.allesKaese;
  const colours = useColours();
  const [first] = cards;
  const only = cards.length === 1 ? first : undefined;
  const told = cards.map(({ card, front }) => frontInWords(say, front, holesOf(open.board, card)));
  useTold(isOpen ? told.join('. ') : '');
  const isWide = place.width > place.height * 1.3;
  const side = sideOf(place, cards.length, isWide, isLarge);
  return (
    <View
      style={[
        styles.stage,
        isWide && styles.wide,
        { left: place.x, top: place.y, width: place.width, height: place.height },
      ]}
    >
      <View
        style={[styles.paper, { backgroundColor: colours.surface, borderColor: colours.outline }]}
      >
        <Heading level={2} align="center">
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
      <View style={styles.cards}>
        {cards.map(({ card, front }, nth) => {
          const holes = holesOf(open.board, card);
          return (
            <View
              key={card}
              accessible
              role="img"
              aria-label={isOpen ? told[nth] : words.holes(holes)}
              style={styles.card}
            >
              {isOpen ? (
                <Front front={front} holes={holes} size={side} hasTag />
              ) : (
                <Slice holes={holes} size={side} mark="look" />
              )}
              <View style={styles.paw}>
                <PawMark size={Math.max(26, side * 0.16)} ground={seatColour(colours, seat)} />
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

function sideOf({ width, height }: Rect, count: number, isWide: boolean, isLarge: boolean): number {
  const words = isLarge ? 110 : count === 1 ? 130 : 92;
  const room = isWide
    ? { width: width * 0.5, height: height - 2 * space.xl }
    : { width: width - 2 * space.l, height: height - words - 4 * space.l };
  const columns = Math.min(count, 3);
  const rows = Math.ceil(count / 3);
  const across = (room.width - (columns - 1) * space.l) / columns;
  const down = (room.height - (rows - 1) * space.xl) / rows / 1.1;
  return Math.max(44, Math.min(across, down, 260));
}

/** Phones say it once, when it is opened. */
function useTold(told: string): void {
  useEffect(() => {
    if (Platform.OS !== 'web' && told !== '') AccessibilityInfo.announceForAccessibility(told);
  }, [told]);
}

const styles = StyleSheet.create({
  stage: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    padding: space.s,
  },
  wide: { flexDirection: 'row' },
  paper: {
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
    borderRadius: radius.l,
    borderWidth: outline.normal,
    boxShadow: shadow.low,
    maxWidth: '100%',
    alignItems: 'center',
  },
  cards: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space.l,
    rowGap: space.xl,
  },
  card: { pointerEvents: 'none' },
  paw: { position: 'absolute', right: -6, bottom: -4 },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
