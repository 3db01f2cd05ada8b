import { StyleSheet, View } from 'react-native';
import { kindOf, type Card } from '../../../game-core/games/misty/cards';
import type { Move } from '../../../game-core/games/misty/types';
import { usePhrases } from '../../../i18n';
import { useRadioKeys } from '../../../ui/radio-keys';
import { marksOn, type Marks } from '../../shared/marks/marks';
import type { Layout } from '../layout/layout';
import { HandCard } from './HandCard';

interface Props {
  readonly layout: Layout;
  readonly cards: readonly Card[];
  readonly chosen: Card | null;
  readonly isPlaced: boolean;
  readonly isOff: boolean;
  readonly marks: Marks<Move> | null;
  readonly onChoose: (card: Card) => void;
  /** A key has chosen one, where the arrows only go from one to the next. */
  readonly onPicked: () => void;
  readonly onCarry: (card: Card) => void;
  readonly onDrop: (card: Card, x: number, y: number) => void;
}

/** The cards to choose from: one stop for keys, and the arrows go from card to card. */
export function Hand({
  layout,
  cards,
  chosen,
  isPlaced,
  isOff,
  marks,
  onChoose,
  onPicked,
  ...drag
}: Props) {
  const { misty: say } = usePhrases();
  const keys = useRadioKeys<Card | null>(
    cards.map((value) => ({ value })),
    chosen,
    (card) => card !== null && onChoose(card),
    onPicked,
  );
  const { card: size, inRow, cardGap } = layout;
  return (
    <View
      {...keys.group}
      role="radiogroup"
      aria-label={say.hand}
      style={[styles.hand, { gap: cardGap, maxWidth: inRow * size + (inRow - 1) * cardGap + 1 }]}
    >
      {cards.map((card, nth) => (
        <HandCard
          key={card}
          {...keys.radio(card)}
          card={card}
          nth={nth}
          size={size}
          label={say.inHand(kindOf(card), nth + 1, cards.length)}
          isChosen={card === chosen}
          isPlaced={card === chosen && isPlaced}
          isOff={isOff}
          marks={marksOn(marks, (move) => move.type === 'place' && move.card === card)}
          canDrag={!layout.scrolls}
          onChoose={onChoose}
          {...drag}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  hand: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignSelf: 'center',
    justifyContent: 'center',
  },
});
