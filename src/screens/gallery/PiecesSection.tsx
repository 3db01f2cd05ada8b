import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button, Die, PlayerChip, space, type ChipShape, type DieFace } from '../../ui';
import { Section, Row } from './Section';

const PORTRAITS = ['cow', 'sheep', 'pig', 'chicken', 'horse', 'rabbit'] as const;
const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6];
const SHAPES: readonly ChipShape[] = ['beside', 'beside', 'above', 'nameless'];
const NAMES = ['Mia', 'Grandpa Jo', 'Maximilian-Alexander', 'Bea', 'Robo', 'Li'];

export function PiecesSection() {
  return (
    <>
      <DiceSection />
      <Section title="Players">
        <View style={styles.chips}>
          {PORTRAITS.map((picture, seat) => (
            <View key={picture} style={styles.chip}>
              <PlayerChip
                picture={picture}
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
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  chip: { flexBasis: 104, flexGrow: 1, maxWidth: 200 },
});
