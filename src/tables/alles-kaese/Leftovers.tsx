import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../i18n';
import { Button, Flip, Heading, outline, Panel, space, Words } from '../../ui';
import type { AfterwardsProps } from '../shared/game-table';
import { clamp } from '../shared/geometry';
import { Front } from './pieces/Front';
import { Slice } from './pieces/Slice';
import { leftoversOf, type Lot } from './reveal/plan';
import { frontInWords } from './words/describe';

/** All slices of the shelves lie in one row. */
const ROW = 6;
const CARD = { least: 40, most: 72 };
/** Of the page and of the panel, on both sides. */
const ROUND = 2 * (space.l + space.l + outline.normal);

function useCardSize(): number {
  const { width } = useWindowDimensions();
  return clamp(CARD.least, (width - ROUND - (ROW - 1) * space.xs) / ROW, CARD.most);
}

/** For the moan: what lay on the shelves and what was thrown away may be turned over afterwards. */
export function Leftovers({ view }: Pick<AfterwardsProps<AllesKaese>, 'view'>) {
  const say = usePhrases();
  const [isOpen, setOpen] = useState(false);
  const leftovers = leftoversOf(view);
  if (leftovers === null) return null;
  const { shelves, discard } = leftovers;
  return (
    <Panel>
      {!isOpen && (
        <Button
          kind="quiet"
          label={say.allesKaeseScore.whatLayThere}
          hint={say.allesKaeseScore.whatLayThereLine}
          onPress={() => setOpen(true)}
        />
      )}
      <Cards title={say.allesKaeseScore.shelves} lot={shelves} isOpen={isOpen} />
      <Cards title={say.allesKaeseScore.discard} lot={discard} isOpen={isOpen} />
    </Panel>
  );
}

interface CardsProps {
  readonly title: string;
  readonly lot: Lot;
  readonly isOpen: boolean;
}

function Cards({ title, lot, isOpen }: CardsProps) {
  const say = usePhrases();
  const size = useCardSize();
  const { cards, cheese, holes, traps } = lot;
  const told =
    cards.length === 0
      ? say.allesKaeseScore.nothing
      : say.allesKaeseScore.lot(cheese, holes, traps);
  return (
    <View style={styles.lot}>
      <Heading level={3}>{title}</Heading>
      {(isOpen || cards.length === 0) && <Words>{told}</Words>}
      <View style={styles.cards}>
        {cards.map(({ card, front, holes: count }) => (
          <View
            key={card}
            accessible
            role="img"
            aria-label={isOpen ? frontInWords(say, front, count) : say.allesKaeseScore.holes(count)}
          >
            <Flip
              size={{ width: size, height: size }}
              back={<Slice holes={count} size={size} />}
              front={isOpen ? <Front front={front} holes={count} size={size} hasTag /> : null}
            />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  lot: { gap: space.xs },
  cards: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xs, rowGap: space.s },
});
