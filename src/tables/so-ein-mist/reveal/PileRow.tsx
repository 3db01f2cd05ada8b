import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { signed, written, usePhrases } from '../../../i18n';
import { useFace } from '../../shared/faces/faces';
import { SmallFace } from '../../shared/faces/SmallFace';
import { whoInWords } from '../../shared/levels';
import { nameOf } from '../../shared/names';
import type { CardRowMeasures } from '../../shared/reveal/measures';
import { roomInRow, SumRow } from '../../shared/reveal/SumRow';
import { cardInWords, GAME } from '../words/describe';
import { CARD_RATIO } from '../pieces/card-shapes';
import { PileCard } from '../pieces/PileCard';
import { BETWEEN_LINES } from './measures';
import { sumOf, type Counted } from './plan';
import { stripOf } from './strip';

interface Props {
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly animal: Animal;
  readonly cards: readonly Counted[];
  /** How many of them lie open. */
  readonly open: number;
  readonly isAhead: boolean;
  readonly measures: CardRowMeasures;
  readonly skip: boolean;
}

/** As high as a name. */
const FACE = 19;

/** Someone's pile, as far as it lies open, with its sum. */
export const PileRow = memo(function PileRow(props: Props) {
  const { seat, players, animal, cards, open, isAhead, measures, skip } = props;
  const say = usePhrases();
  const player = players[seat];
  const face = useFace(seat);
  if (player === undefined) return null;
  const seen = cards.slice(0, open);
  const sum = sumOf(seen);

  const inWords = ({ card, worth, isDoubled, from }: Counted) => {
    const words = cardInWords(say, card, 'in a sentence');
    if (isDoubled) return say.soEinMistReveal.doubled(words, signed(worth));
    return from === null ? words : say.soEinMistReveal.from(words, nameOf(players, from));
  };
  const label = say.soEinMistReveal.pile(
    whoInWords(say, GAME, player),
    say.soEinMistLog.points(written(sum)),
    seen.map(inWords),
  );
  return (
    <SumRow
      game={GAME}
      accent="mist"
      player={player}
      picture={animal}
      sum={sum}
      isAhead={isAhead}
      face={face !== null && <SmallFace of={face} size={FACE} />}
      measures={measures}
      label={label}
    >
      <Cards cards={cards} open={open} measures={measures} skip={skip} />
    </SumRow>
  );
});

function Cards({
  cards,
  open,
  measures,
  skip,
}: Pick<Props, 'cards' | 'open' | 'measures' | 'skip'>) {
  const width = roomInRow(measures);
  const all = stripOf(cards.length, width, measures.card, measures.isBig);
  const { perLine, step, lines } = measures.isShort ? { ...all, lines: 1 } : all;
  const height = measures.card * CARD_RATIO + BETWEEN_LINES;
  // In a short row the latest card is the last one that is seen.
  const first = measures.isShort ? Math.max(0, open - perLine) : 0;
  return (
    <View style={{ width, height: lines * height - BETWEEN_LINES }}>
      {cards.slice(first, first + lines * perLine).map((counted, at) => (
        <View
          key={counted.card}
          style={[
            styles.card,
            { left: (at % perLine) * step, top: Math.floor(at / perLine) * height },
          ]}
        >
          <PileCard
            width={measures.card}
            back={counted.animal ?? 'grey'}
            worth={first + at < open ? counted.worth : null}
            mark={markOf(counted)}
            big={measures.isBig}
            skip={skip}
          />
        </View>
      ))}
    </View>
  );
}

function markOf({ isDoubled, from }: Counted) {
  if (isDoubled) return 'doubled';
  return from === null ? null : 'passed';
}

const styles = StyleSheet.create({ card: { position: 'absolute' } });
