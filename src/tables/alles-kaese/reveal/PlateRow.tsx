import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases } from '../../../i18n';
import { DrawnWords, Flip, useColours } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { whoInWords } from '../../shared/levels';
import { roomInRow, SumRow } from '../../shared/reveal/SumRow';
import { Slice } from '../pieces/Slice';
import { TrapMark } from '../pieces/Trap';
import { GAME } from '../words/describe';
import { CountedCheese } from './CountedCheese';
import { cardHeight, GAP, shortLine, type PlateMeasures } from './measures';
import { sumOf, type PlateToCount } from './plan';

interface Props {
  readonly plate: PlateToCount;
  readonly player: Player;
  /** How many cheeses have been counted. */
  readonly open: number;
  readonly isAhead: boolean;
  readonly measures: PlateMeasures;
  readonly skip: boolean;
}

/** Somebody's plate as far as it is counted, with the sum under each cheese. */
export const PlateRow = memo(function PlateRow(props: Props) {
  const { plate, player, open, isAhead, measures } = props;
  const say = usePhrases();
  const sum = sumOf(plate, open);
  const counted = plate.cheese.slice(0, open).map(({ holes }) => holes);
  return (
    <SumRow
      game={GAME}
      accent="cheese"
      player={player}
      portrait={<SeatFace seat={plate.seat} size={measures.portrait} />}
      sum={sum}
      isAhead={isAhead}
      measures={measures}
      label={say.allesKaeseScore.plate(whoInWords(say, GAME, player), sum, counted, plate.traps)}
    >
      <OnPlate {...props} />
    </SumRow>
  );
});

function OnPlate({ plate, open, measures, skip }: Props) {
  const { inkSoft } = useColours();
  const { card: size, sums, trap, isBig } = measures;
  const most = measures.isShort ? shortLine(cards(plate), measures) : plate.cheese.length;
  // In a short row the latest card is the last one that is seen.
  const first = measures.isShort ? Math.max(0, open - most) : 0;
  return (
    <View style={[styles.cards, { width: roomInRow(measures), gap: GAP }]}>
      {plate.cheese.slice(first, first + most).map(({ card, holes, sum }, at) => {
        const isCounted = first + at < open;
        return (
          <View key={card} style={[styles.card, { height: cardHeight(measures) }]}>
            <Flip
              size={{ width: size, height: size }}
              skip={skip}
              back={<Slice holes={holes} size={size} look="quiet" tag="none" />}
              front={isCounted ? <CountedCheese holes={holes} size={size} isBig={isBig} /> : null}
            />
            {isCounted && (
              <DrawnWords size={sums} colour={inkSoft}>
                {String(sum)}
              </DrawnWords>
            )}
          </View>
        );
      })}
      {plate.traps > 0 && (
        <View style={[styles.traps, { gap: GAP }]}>
          {Array.from({ length: plate.traps }, (_, nth) => (
            <TrapMark key={nth} size={trap} isFull />
          ))}
        </View>
      )}
    </View>
  );
}

const cards = ({ cheese, traps }: PlateToCount) => ({ cheese: cheese.length, traps });

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  card: { alignItems: 'center', justifyContent: 'space-between' },
  traps: { flexDirection: 'row' },
});
