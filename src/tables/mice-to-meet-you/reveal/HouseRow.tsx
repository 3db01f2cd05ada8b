import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases } from '../../../i18n';
import { DrawnWords, Flip, useColours, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { whoInWords } from '../../shared/levels';
import { roomInRow, SumRow } from '../../shared/reveal/SumRow';
import { RoomLook } from '../house/RoomLook';
import { GAME } from '../words/describe';
import { cardHeight, GAP, perLine, type HouseMeasures } from './measures';
import { sumOf, type HouseToCount } from './plan';

interface Props {
  readonly house: HouseToCount;
  readonly player: Player;
  /** How many rooms have been counted. */
  readonly open: number;
  readonly isAhead: boolean;
  readonly measures: HouseMeasures;
  readonly skip: boolean;
}

/** Somebody's rooms as far as they are counted, with the sum under each. */
export const HouseRow = memo(function HouseRow(props: Props) {
  const { house, player, open, isAhead, measures } = props;
  const say = usePhrases();
  const sum = sumOf(house, open);
  const counted = house.rooms.slice(0, open).map(({ card }) => card);
  return (
    <SumRow
      game={GAME}
      accent="mice"
      player={player}
      portrait={<SeatFace seat={house.seat} size={measures.portrait} />}
      sum={sum}
      isAhead={isAhead}
      measures={measures}
      label={say.miceScore.house(
        whoInWords(say, GAME, player),
        sum,
        counted,
        house.closed,
        house.nuts,
      )}
    >
      {house.rooms.length === 0 ? (
        <Words as="small">{say.miceScore.allCaught}</Words>
      ) : (
        <Rooms {...props} />
      )}
    </SumRow>
  );
});

function Rooms({ house, open, measures, skip }: Props) {
  const { inkSoft } = useColours();
  const { card: size, sums, isBig } = measures;
  const most = measures.isShort ? perLine(measures) : house.rooms.length;
  // In a short row the latest card is the last one that is seen.
  const first = measures.isShort ? Math.max(0, open - most) : 0;
  const box = { width: size, height: size * 1.1 };
  return (
    <View style={[styles.cards, { width: roomInRow(measures), gap: GAP }]}>
      {house.rooms.slice(first, first + most).map(({ card, sum }, at) => {
        const isCounted = first + at < open;
        const look = { card, kind: 'mice', isChosen: false, ...box, isBig } as const;
        return (
          <View key={card} style={[styles.card, { height: cardHeight(measures) }]}>
            <Flip
              size={box}
              skip={skip}
              back={<RoomLook {...look} light="quiet" />}
              front={isCounted ? <RoomLook {...look} light="lit" /> : null}
            />
            {isCounted && (
              <DrawnWords size={sums} colour={inkSoft}>
                {String(sum)}
              </DrawnWords>
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  card: { alignItems: 'center', justifyContent: 'space-between' },
});
