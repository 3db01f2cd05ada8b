import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  ACCENTS,
  Button,
  Heading,
  IconButton,
  Segmented,
  space,
  SwitchRow,
  TextField,
  useColours,
  Words,
} from '../../ui';
import { PictureRadios } from '../../ui/parts/PictureRadios';
import { RadioRows } from '../../ui/parts/RadioRows';
import { Section, Row } from './Section';

const nothing = () => undefined;

const LEVELS = [
  { value: 'easy', label: 'Easy' },
  { value: 'steady', label: 'Steady' },
  { value: 'clever', label: 'Clever' },
] as const;

export function ControlsSection() {
  const [level, setLevel] = useState<'easy' | 'steady' | 'clever'>('steady');
  const [doubling, setDoubling] = useState(true);
  const [sound, setSound] = useState(false);
  return (
    <>
      <Section title="Buttons">
        <View style={styles.thumbs}>
          <Button
            wide
            icon="stop"
            kind="quiet"
            label="Stop"
            hint="move 4: you take +8"
            onPress={nothing}
          />
          <Button
            wide
            icon="roll"
            label="Roll again"
            hint="2 in 6 force a stop"
            onPress={nothing}
          />
        </View>
        <Row>
          <Button label="Play" onPress={nothing} />
          <Button kind="quiet" label="Rules" icon="rules" onPress={nothing} />
          <Button kind="danger" label="Delete" icon="remove" onPress={nothing} />
          <Button label="Play" disabled onPress={nothing} />
        </Row>
        <Row>
          {ACCENTS.map((accent) => (
            <Button key={accent} accent={accent} label={accent} onPress={nothing} />
          ))}
        </Row>
        <Row>
          <Button
            kind="quiet"
            picture="cow"
            label="Continue"
            hint="So ein Mist, Mia is on turn"
            onPress={nothing}
          />
        </Row>
        <Row>
          <IconButton icon="back" label="Back" onPress={nothing} />
          <IconButton icon="rules" label="Rules" onPress={nothing} />
          <IconButton icon="log" label="What happened" onPress={nothing} />
          <IconButton icon="settings" label="Settings" onPress={nothing} />
          <IconButton icon="undo" label="Undo" disabled onPress={nothing} />
        </Row>
      </Section>
      <Section title="Choices">
        <Segmented
          label="How well the bot plays"
          choices={LEVELS}
          value={level}
          onChange={setLevel}
        />
        <SwitchRow
          label="Doubling"
          hint="Cards of your own animal count double."
          on={doubling}
          onChange={setDoubling}
        />
        <SwitchRow label="Sound" on={sound} onChange={setSound} />
        <SwitchRow
          label="No passing on"
          hint="For five and six players."
          on
          disabled
          onChange={nothing}
        />
      </Section>
      <PickingSection />
      <TypeSection />
    </>
  );
}

const BOTS = [
  {
    value: 'easy',
    label: 'Daydreamer',
    hint: 'Rolls on or stops, just as it comes.',
    picture: 'frog',
    level: { nth: 1, of: 2, label: 'level 1 of 2' },
  },
  {
    value: 'clever',
    label: 'Old hand',
    hint: 'Counts the dice and keeps calm.',
    picture: 'owl',
    level: { nth: 2, of: 2, label: 'level 2 of 2' },
  },
] as const;

const ANIMALS = [
  { value: 'cow', picture: 'cow', name: 'Cow' },
  { value: 'pig', picture: 'pig', name: 'Pig', label: 'Pig, taken by Ben', disabled: true },
  { value: 'horse', picture: 'horse', name: 'Horse' },
] as const;

function PickingSection() {
  const [name, setName] = useState('Mia');
  const [bot, setBot] = useState<'easy' | 'clever'>('easy');
  const [animal, setAnimal] = useState<'cow' | 'pig' | 'horse'>('cow');
  return (
    <Section title="Names and picks">
      <TextField
        label="Name"
        value={name}
        placeholder="Player 1"
        onChange={setName}
        onSubmit={nothing}
      />
      <TextField
        label="Name for these rules"
        value=""
        placeholder="e.g. Sundays"
        error="Give it a name first."
        onChange={nothing}
        onSubmit={nothing}
      />
      <RadioRows label="How the bot plays" choices={BOTS} value={bot} onChange={setBot} />
      <PictureRadios label="Animal" choices={ANIMALS} value={animal} onChange={setAnimal} />
    </Section>
  );
}

function TypeSection() {
  const { inkSoft, accents, danger } = useColours();
  return (
    <Section title="Words">
      <Heading level={1}>So ein Mist</Heading>
      <Heading level={3}>A label: Mia takes +8</Heading>
      <Words>On a rainy afternoon the animals run round the barn.</Words>
      <Words as="small" colour={inkSoft}>
        A quiet line of explanation.
      </Words>
      {ACCENTS.map((accent) => (
        <Words key={accent} as="label" colour={accents[accent].text}>
          {accent}
        </Words>
      ))}
      <Words as="label" colour={danger.text}>
        A 4 again: you have to stop.
      </Words>
    </Section>
  );
}

const styles = StyleSheet.create({
  thumbs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
