import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { ANIMALS } from '../../game-core/games/so-ein-mist/cards';
import type { CardBack } from '../../tables/so-ein-mist/animals';
import { Figure } from '../../tables/so-ein-mist/pieces/Figure';
import { CardGap, PathCard, type CardFace } from '../../tables/so-ein-mist/pieces/PathCard';
import { PileCard } from '../../tables/so-ein-mist/pieces/PileCard';
import { Backdrop, Button, radius, space } from '../../ui';
import { Section, Row } from './Section';

const CARDS: readonly (readonly [CardBack, CardFace])[] = [
  ['cow', { value: 10, picture: 'apple' }],
  ['sheep', { value: 8, picture: 'pear' }],
  ['pig', { value: 6, picture: 'corn' }],
  ['rabbit', { value: 4, picture: 'carrot' }],
  ['grey', { value: 2, picture: 'clover' }],
  ['horse', { value: -1, picture: 'dung' }],
  ['chicken', { value: -3, picture: 'dung' }],
  ['cow', { value: -5, picture: 'dung' }],
];

const BACKS: readonly CardBack[] = [...ANIMALS, 'grey'];

/** The pieces of So ein Mist. */
export function SoEinMistSection() {
  return (
    <>
      <Section title="So ein Mist: cards">
        <Row>
          {CARDS.map(([back, face]) => (
            <PathCard
              key={`${back} ${face.value}`}
              width={66}
              back={back}
              face={face}
              label={`${back} ${face.value}`}
            />
          ))}
        </Row>
        <Row>
          {BACKS.map((back) => (
            <PathCard
              key={back}
              width={66}
              back={back}
              face={null}
              label={`A card of the ${back}`}
            />
          ))}
          <CardGap width={66} label="A gap" />
        </Row>
        <Row>
          <PileCard width={40} back="pig" worth={8} mark={null} />
          <PileCard width={40} back="cow" worth={-10} mark="doubled" />
          <PileCard width={40} back="horse" worth={-3} mark="passed" />
          <PileCard width={40} back="grey" worth={null} mark={null} />
        </Row>
        <TurningCard />
      </Section>
      <OnTheTable />
    </>
  );
}

function TurningCard() {
  const [isUp, setUp] = useState(true);
  return (
    <Row>
      <PathCard
        width={96}
        back="pig"
        face={isUp ? { value: 8, picture: 'pear' } : null}
        doubled
        label="pig +8"
      />
      <Button kind="quiet" label="Turn it over" onPress={() => setUp(!isUp)} />
    </Row>
  );
}

function OnTheTable() {
  return (
    <View style={styles.table}>
      <Backdrop kind="wood" />
      <Row>
        <PathCard
          width={72}
          back="sheep"
          face={{ value: 8, picture: 'pear' }}
          light="glow"
          label="sheep +8, landing"
        />
        <PathCard width={72} back="cow" face={{ value: -5, picture: 'dung' }} label="cow −5" />
        <PathCard width={72} back="grey" face={{ value: 2, picture: 'clover' }} label="grey +2" />
        <PathCard
          width={72}
          back="pig"
          face={{ value: 6, picture: 'corn' }}
          light="glow"
          taker="pig"
          doubled
          label="pig +6, landing, the pig takes it"
        />
        <PathCard
          width={72}
          back="cow"
          face={{ value: 10, picture: 'apple' }}
          big
          label="cow +10"
        />
        <PathCard width={72} back="cow" face={{ value: -3, picture: 'dung' }} big label="cow −3" />
        <CardGap width={72} label="A gap" />
      </Row>
      <Row>
        {ANIMALS.map((animal, index) => (
          <Figure
            key={animal}
            animal={animal}
            size={44}
            label={animal}
            last={index === 1}
            active={index === 3}
          />
        ))}
      </Row>
    </View>
  );
}

const styles = StyleSheet.create({
  table: {
    padding: space.l,
    paddingTop: space.xxl,
    gap: space.l,
    borderRadius: radius.l,
    overflow: 'hidden',
  },
});
