import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import { signed, written, usePhrases } from '../../../i18n';
import { outline, Picture, Portrait, radius, space, useColours, Words } from '../../../ui';
import { CARD_RATIO } from '../pieces/card-shapes';
import { PileCard } from '../pieces/PileCard';
import { cardInWords } from '../tell';
import type { RowMeasures } from './measures';
import { sumOf, type Counted } from './plan';
import { RunningSum } from './RunningSum';
import { stripOf } from './strip';

interface Props {
  readonly animal: Animal;
  readonly name: string;
  readonly cards: readonly Counted[];
  /** How many of them lie open. */
  readonly open: number;
  readonly isAhead: boolean;
  readonly measures: RowMeasures;
  readonly skip: boolean;
  readonly nameOf: (seat: number) => string;
}

/** Someone's pile, as far as it lies open, with its sum. For a screen reader it is one thing. */
export const PileRow = memo(function PileRow(props: Props) {
  const { animal, name, cards, open, isAhead, measures, skip, nameOf } = props;
  const say = usePhrases();
  const colours = useColours();
  const { soft, text } = colours.accents.mist;
  const seen = cards.slice(0, open);
  const sum = sumOf(seen);

  const inWords = ({ card, worth, isDoubled, from }: Counted) => {
    const words = cardInWords(card, say);
    if (isDoubled) return say.soEinMistReveal.doubled(words, signed(worth));
    return from === null ? words : say.soEinMistReveal.from(words, nameOf(from));
  };
  const label = say.soEinMistReveal.pile(
    name,
    say.soEinMistLog.points(written(sum)),
    seen.map(inWords),
  );

  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[
        styles.row,
        {
          width: measures.width,
          backgroundColor: isAhead ? soft : colours.surface,
          borderColor: isAhead ? text : colours.hairline,
        },
      ]}
    >
      <View>
        <Portrait picture={animal} size={measures.portrait} />
        {isAhead && (
          <View style={[styles.crown, { top: -measures.portrait * 0.3 }]}>
            <Picture name="crown" size={measures.portrait * 0.5} />
          </View>
        )}
      </View>
      <View style={styles.pile}>
        {measures.hasName && (
          <Words as="smallStrong" lines={1} colour={isAhead ? text : colours.ink}>
            {name}
          </Words>
        )}
        <Cards cards={cards} open={open} measures={measures} skip={skip} />
      </View>
      <RunningSum
        value={sum}
        width={measures.sum}
        as={measures.isLarge ? 'label' : 'heading'}
        colour={isAhead ? text : colours.ink}
      />
    </View>
  );
});

function Cards({
  cards,
  open,
  measures,
  skip,
}: Pick<Props, 'cards' | 'open' | 'measures' | 'skip'>) {
  const width = roomForCards(measures);
  const all = stripOf(cards.length, width, measures.card);
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
            skip={skip}
          />
        </View>
      ))}
    </View>
  );
}

const BETWEEN_LINES = 3;
const BORDER = outline.normal;

function markOf({ isDoubled, from }: Counted) {
  if (isDoubled) return 'doubled';
  return from === null ? null : 'passed';
}

function roomForCards({ width, portrait, sum }: RowMeasures): number {
  return width - 2 * (space.xs + BORDER) - portrait - sum - 2 * space.s;
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.xs,
    borderRadius: radius.m,
    borderWidth: BORDER,
  },
  crown: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  pile: { flex: 1 },
  card: { position: 'absolute' },
});
