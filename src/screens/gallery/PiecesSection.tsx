import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  Backdrop,
  Button,
  CardGap,
  Die,
  Figure,
  PathCard,
  PlayerChip,
  radius,
  space,
  type AnimalName,
  type ChipShape,
  type CardFace,
  type DieFace,
} from '../../ui';
import { Section, Row } from './Section';

const CARDS: readonly (readonly [AnimalName | 'grey', CardFace])[] = [
  ['cow', { value: 10, picture: 'apple' }],
  ['sheep', { value: 8, picture: 'pear' }],
  ['pig', { value: 6, picture: 'corn' }],
  ['rabbit', { value: 4, picture: 'carrot' }],
  ['grey', { value: 2, picture: 'clover' }],
  ['horse', { value: -1, picture: 'dung' }],
  ['chicken', { value: -3, picture: 'dung' }],
  ['cow', { value: -5, picture: 'dung' }],
];

const BACKS = ['cow', 'sheep', 'pig', 'chicken', 'horse', 'rabbit', 'grey'] as const;
const ANIMALS = ['cow', 'sheep', 'pig', 'chicken', 'horse', 'rabbit'] as const;
const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6];
const SHAPES: readonly ChipShape[] = ['beside', 'beside', 'above', 'nameless'];
const NAMES = ['Mia', 'Grandpa Jo', 'Maximilian-Alexander', 'Bea', 'Robo', 'Li'];

export function PiecesSection() {
  return (
    <>
      <Section title="Path cards">
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
        <TurningCard />
      </Section>
      <OnTheTable />
      <DiceSection />
      <Section title="Players">
        <View style={styles.chips}>
          {ANIMALS.map((animal, seat) => (
            <View key={animal} style={styles.chip}>
              <PlayerChip
                animal={animal}
                name={NAMES[seat] ?? ''}
                label={`${NAMES[seat]}, ${7 - seat} to draw, ${seat + 8} scored`}
                active={seat === 1}
                thinking={seat === 4}
                {...(seat > 2 && { bot: { nth: seat - 1, of: 4 } })}
                shape={SHAPES[seat % SHAPES.length]}
                counts={[
                  { icon: 'draw', value: 7 - seat },
                  { icon: 'pile', value: seat + 8 },
                ]}
              />
            </View>
          ))}
        </View>
      </Section>
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
          glow
          label="sheep +8, landing"
        />
        <PathCard width={72} back="cow" face={{ value: -5, picture: 'dung' }} label="cow −5" />
        <PathCard width={72} back="grey" face={{ value: 2, picture: 'clover' }} label="grey +2" />
        <PathCard
          width={72}
          back="pig"
          face={{ value: 6, picture: 'corn' }}
          glow
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

function DiceSection() {
  const [roll, setRoll] = useState(0);
  const face = FACES[(roll * 5 + 3) % 6] ?? 1;
  return (
    <Section title="Dice">
      <Row>
        {FACES.map((value) => (
          <Die key={value} size={52} face={value} label={`Die: ${value}`} />
        ))}
      </Row>
      <Row>
        <Die size={52} face={4} state="aside" label="Set aside: 4" />
        <Die size={52} face={2} state="aside" label="Set aside: 2" />
        <Die size={52} face={4} state="forced" label="4 again: you have to stop" />
        <Die size={52} face={null} label="Not rolled yet" />
        <Die size={52} face={null} label="Not rolled yet" />
      </Row>
      <Row>
        <Die size={52} tone="red" face={5} label="Red die: 5" />
        <Die size={52} tone="red" face={6} state="aside" label="Red die: 6, set aside" />
        <Die size={52} tone="yellow" face={5} label="Yellow die: 5" />
        <Die
          size={52}
          tone="yellow"
          face={3}
          selected
          label="Yellow die: 3, added"
          onPress={() => undefined}
        />
      </Row>
      <Row>
        <Die size={64} face={face} roll={roll} label={`Die: ${face}`} />
        <Button icon="roll" label="Roll" onPress={() => setRoll(roll + 1)} />
      </Row>
    </Section>
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
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  chip: { flexBasis: 104, flexGrow: 1, maxWidth: 200 },
});
