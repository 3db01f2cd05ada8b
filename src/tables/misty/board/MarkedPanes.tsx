import { StyleSheet, View } from 'react-native';
import { arrowOf, kindOf } from '../../../game-core/games/misty/cards';
import type { Move } from '../../../game-core/games/misty/types';
import { MarkAt } from '../../shared/marks/MarkRing';
import { marksOn, type Marks } from '../../shared/marks/marks';
import { paneAt, type Panes } from '../layout/panes';
import { CardFace } from '../pieces/CardFace';

interface Props {
  readonly panes: Panes;
  readonly marks: Marks<Move> | null;
}

type Placing = Extract<Move, { type: 'place' }>;

/** In a replay, the panes that a card was chosen for, and would have better gone to. */
export function MarkedPanes({ panes, marks }: Props) {
  if (marks === null) return null;
  const placings = [marks.chosen, marks.better].filter(
    (move): move is Placing => move?.type === 'place',
  );
  const cells = [...new Set(placings.map(({ cell }) => cell))];
  return cells.map((cell) => {
    const place = paneAt(panes, cell);
    const cards = placings.filter((move) => move.cell === cell).map(({ card }) => card);
    // Two cards for one pane are told apart in the hand.
    const [card] = new Set(cards).size === 1 ? cards : [];
    return (
      <View key={cell} style={styles.over}>
        {card !== undefined && (
          <View style={[styles.card, { left: place.x, top: place.y }]}>
            <CardFace kind={kindOf(card)} look="asleep" arrow={arrowOf(card)} size={place.width} />
          </View>
        )}
        <MarkAt
          place={place}
          marks={marksOn(marks, (move) => move.type === 'place' && move.cell === cell)}
          round={place.width * 0.14}
        />
      </View>
    );
  });
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, top: 0, zIndex: 80, pointerEvents: 'none' },
  card: { position: 'absolute', opacity: 0.7 },
});
