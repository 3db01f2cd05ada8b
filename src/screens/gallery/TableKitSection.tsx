import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Chips, type ChipContent } from '../../tables/shared/chips/Chips';
import { chipsIn } from '../../tables/shared/chips/layout';
import { MovingDie } from '../../tables/shared/MovingDie';
import { SumRow } from '../../tables/shared/reveal/SumRow';
import { Keys } from '../../tables/shared/zone/Keys';
import { ThumbZone } from '../../tables/shared/zone/ThumbZone';
import { WithPortrait } from '../../tables/shared/zone/WithPortrait';
import { Button, useTextScale, Words, type DieFace } from '../../ui';
import { Row, Section } from './Section';

const WIDTH = 310;
const ZONE = { x: 0, y: 0, width: WIDTH, height: 170 };
const MEASURES = { width: WIDTH, portrait: 40, sum: 42, hasName: true, isLarge: false };

const PLAYERS = [
  { name: 'Mia', bot: null },
  { name: 'Hattie', bot: 'steady' },
  { name: 'Grandpa Jo', bot: 'patient' },
];
const PICTURES = ['rabbit', 'pig', 'horse'] as const;
const CONTENTS = PICTURES.map((picture, seat): ChipContent => ({
  picture,
  counts: [{ icon: 'pile', value: 3 * seat }],
  label: `${PLAYERS[seat]?.name}, ${3 * seat} points`,
}));

const nothing = () => undefined;

/** What every table is made of. */
export function TableKitSection() {
  const chips = chipsIn({ x: 0, y: 0, width: WIDTH }, PLAYERS.length, useTextScale());
  return (
    <Section title="Table kit">
      <View style={{ height: chips.height }}>
        <Chips
          game="misty"
          places={chips.chips}
          players={PLAYERS}
          contents={CONTENTS}
          active={0}
          thinking={[1, 2]}
        />
      </View>
      <View style={{ height: ZONE.height }}>
        <ThumbZone place={ZONE} isBeside isTight={false} isQuiet={false}>
          <WithPortrait picture="rabbit" size={48}>
            <Words as="label">Mia’s turn</Words>
          </WithPortrait>
          <Keys isStacked={false}>
            <Button wide icon="stop" label="Stop" hint="you take +8" onPress={nothing} />
            <Button wide kind="quiet" icon="roll" label="Roll on" onPress={nothing} />
          </Keys>
        </ThumbZone>
      </View>
      {PLAYERS.map((player, seat) => (
        <SumRow
          key={player.name}
          game="misty"
          accent="misty"
          player={player}
          picture={PICTURES[seat] ?? 'rabbit'}
          sum={7 + 2 * seat}
          isAhead={seat === 2}
          measures={MEASURES}
          label={`${player.name}: ${7 + 2 * seat} points`}
        >
          <Words as="small">What is counted</Words>
        </SumRow>
      ))}
      <SlidingDie />
    </Section>
  );
}

/** Thrown at the left, then put aside at the right. */
function SlidingDie() {
  const [step, setStep] = useState(0);
  const nth = Math.floor(step / 2);
  const face = ((nth % 6) + 1) as DieFace;
  const isAside = step % 2 === 1;
  return (
    <Row>
      <View style={styles.tray}>
        <MovingDie
          size={52}
          tone="yellow"
          face={face}
          roll={nth}
          state={isAside ? 'aside' : 'open'}
          at={{ x: isAside ? 110 : 30, y: 30 }}
          scale={isAside ? 0.7 : 1}
          isStill={false}
          label={`Die: ${face}`}
        />
      </View>
      <Button
        kind="quiet"
        label={isAside ? 'Throw it' : 'Put it aside'}
        onPress={() => setStep(step + 1)}
      />
    </Row>
  );
}

const styles = StyleSheet.create({ tray: { width: 140, height: 60 } });
