import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../i18n';
import { Button, Flip, Heading, Panel, space, Words } from '../../ui';
import type { AfterwardsProps } from '../shared/game-table';
import { Front } from './pieces/Front';
import { Slice } from './pieces/Slice';
import { leftoversOf, type Lot } from './reveal/plan';
import { frontInWords } from './words/describe';

const CARD = 52;

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
              size={{ width: CARD, height: CARD }}
              back={<Slice holes={count} size={CARD} />}
              front={isOpen ? <Front front={front} holes={count} size={CARD} hasTag /> : null}
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
