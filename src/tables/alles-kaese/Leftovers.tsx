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

/** All slices of the shelves lie in one row; big ones in as many as they need. */
const CARD = {
  ordinary: { row: 6, least: 40, most: 72 },
  big: { row: 4, least: 60, most: 96 },
};
/** Of the page and of the panel, on both sides. */
const ROUND = 2 * (space.l + space.l + outline.normal);

function useCardSize(isBig: boolean): number {
  const { width } = useWindowDimensions();
  const { row, least, most } = isBig ? CARD.big : CARD.ordinary;
  return clamp(least, (width - ROUND - (row - 1) * space.xs) / row, most);
}

type Props = Pick<AfterwardsProps<AllesKaese>, 'view' | 'bigCards'>;

/** For the moan: what lay on the shelves and what was thrown away may be turned over afterwards. */
export function Leftovers({ view, bigCards: isBig = false }: Props) {
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
      <Cards title={say.allesKaeseScore.shelves} lot={shelves} isOpen={isOpen} isBig={isBig} />
      <Cards title={say.allesKaeseScore.discard} lot={discard} isOpen={isOpen} isBig={isBig} />
    </Panel>
  );
}

interface CardsProps {
  readonly title: string;
  readonly lot: Lot;
  readonly isOpen: boolean;
  readonly isBig: boolean;
}

function Cards({ title, lot, isOpen, isBig }: CardsProps) {
  const say = usePhrases();
  const size = useCardSize(isBig);
  const { cards, cheese, holes, traps } = lot;
  const told =
    cards.length === 0
      ? say.allesKaeseScore.nothing
      : say.allesKaeseScore.lot(cheese, holes, traps);
  return (
    <View style={styles.lot}>
      <Heading level={3}>{title}</Heading>
      {(isOpen || cards.length === 0) && <Words>{told}</Words>}
      <View style={[styles.cards, isBig && styles.apart]}>
        {cards.map(({ card, front, holes: count }) => (
          <View
            key={card}
            accessible
            role="img"
            aria-label={isOpen ? frontInWords(say, front, count) : say.allesKaeseScore.holes(count)}
          >
            <Flip
              size={{ width: size, height: size }}
              back={<Slice holes={count} size={size} isBig={isBig} />}
              front={
                isOpen ? (
                  <Front front={front} holes={count} size={size} isBig={isBig} hasTag />
                ) : null
              }
            />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  lot: { gap: space.xs },
  cards: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.xs,
    rowGap: space.s,
    paddingBottom: space.s,
  },
  // The tags of big ones hang lower.
  apart: { rowGap: space.l, paddingBottom: space.l },
});
