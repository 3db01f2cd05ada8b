import { StyleSheet, View } from 'react-native';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import { DrawnWords, Picture, Portrait, space, useColours } from '../../../ui';
import { Drawing, Row } from '../../shared/rule-drawing';
import type { CardBack } from '../animals';
import { PileCard } from '../pieces/PileCard';

/** Pictures of the scoring: piles and what they add up to. */

interface Counted {
  readonly of: CardBack;
  readonly worth: number;
  readonly isDoubled?: boolean;
}

interface PileProps {
  readonly animal: Animal;
  readonly cards: readonly Counted[];
  /** The food alone, where it decides. */
  readonly food?: number;
  readonly wins?: boolean;
}

function Food({ total }: { readonly total: number }) {
  const { ink } = useColours();
  return (
    <View style={styles.food}>
      <Picture name="apple" size={22} />
      <DrawnWords size={17} colour={ink}>
        {String(total)}
      </DrawnWords>
    </View>
  );
}

function Pile({ animal, cards, food, wins = false }: PileProps) {
  const { ink } = useColours();
  const sum = cards.reduce((total, { worth }) => total + worth, 0);
  return (
    <View style={styles.pile}>
      <Portrait picture={animal} size={38} />
      <View style={styles.counted}>
        <View style={styles.cards}>
          {cards.map(({ of, worth, isDoubled }) => (
            <PileCard
              key={`${of} ${worth}`}
              width={33}
              back={of}
              worth={worth}
              mark={isDoubled ? 'doubled' : null}
            />
          ))}
        </View>
        <Row>
          <DrawnWords size={19} colour={ink}>
            {`= ${sum}`}
          </DrawnWords>
          {food !== undefined && <Food total={food} />}
          {wins && <Picture name="crown" size={26} />}
        </Row>
      </View>
    </View>
  );
}

export function TiePicture() {
  return (
    <Drawing>
      <Pile
        animal="cow"
        food={18}
        wins
        cards={[
          { of: 'pig', worth: 10 },
          { of: 'cow', worth: 6 },
          { of: 'grey', worth: 2 },
          { of: 'sheep', worth: -3 },
          { of: 'grey', worth: -1 },
        ]}
      />
      <Pile
        animal="sheep"
        food={14}
        cards={[
          { of: 'cow', worth: 8 },
          { of: 'pig', worth: 6 },
        ]}
      />
    </Drawing>
  );
}

export function DoublingPicture() {
  return (
    <Drawing>
      <Pile
        animal="cow"
        cards={[
          { of: 'cow', worth: 16, isDoubled: true },
          { of: 'cow', worth: -10, isDoubled: true },
          { of: 'sheep', worth: 6 },
          { of: 'grey', worth: 2 },
        ]}
      />
    </Drawing>
  );
}

const styles = StyleSheet.create({
  pile: { flexDirection: 'row', gap: space.s },
  counted: { flexShrink: 1 },
  cards: { flexDirection: 'row', gap: 3 },
  food: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
