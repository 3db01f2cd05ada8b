import { StyleSheet, View } from 'react-native';
import { HOLES } from '../../game-core/games/alles-kaese/cards';
import { Burst } from '../../tables/alles-kaese/pieces/Burst';
import { Cellar } from '../../tables/alles-kaese/pieces/Cellar';
import { Dish } from '../../tables/alles-kaese/pieces/Dish';
import { Front } from '../../tables/alles-kaese/pieces/Front';
import { Lantern } from '../../tables/alles-kaese/pieces/Lantern';
import { Eye, Paw, PawMark, Plate, Wedge } from '../../tables/alles-kaese/pieces/signs';
import { Slice, SliceGap } from '../../tables/alles-kaese/pieces/Slice';
import { Trap, TrapMark } from '../../tables/alles-kaese/pieces/Trap';
import { Backdrop, radius, useColours } from '../../ui';
import { Row, Section } from './Section';

const SCENE = { width: 320, height: 330 };
const SLOTS = [0, 1, 2, 3, 4, 5] as const;
const SIZE = 80;

/** The pieces of Alles Käse!, large and as small as they get. */
export function AllesKaeseSection() {
  const { ink, animals } = useColours();
  return (
    <>
      <Section title="Alles Käse!: slices">
        <Row>
          {HOLES.map((holes) => (
            <Slice key={holes} holes={holes} size={92} />
          ))}
        </Row>
        <Row>
          {HOLES.map((holes) => (
            <Slice key={holes} holes={holes} size={46} look="quiet" tag="right" />
          ))}
          <SliceGap size={46} />
        </Row>
        <Row>
          {HOLES.map((holes) => (
            <Front key={holes} front="cheese" holes={holes} size={84} hasTag />
          ))}
          <Front front="trap" holes={4} size={84} hasTag />
          <Front front="cheese" holes={6} size={40} />
          <Front front="trap" holes={6} size={40} />
        </Row>
        <Row>
          <Trap size={110} />
          <Trap size={48} />
          {[14, 16, 24].map((size) => (
            <Row key={size}>
              <TrapMark size={size} isFull />
              <TrapMark size={size} isFull={false} />
            </Row>
          ))}
          {[Eye, Paw, Wedge, Plate].map((Sign, at) => (
            <Sign key={at} size={24} colour={ink} />
          ))}
          <PawMark size={24} ground={animals.rabbit} />
        </Row>
        <Row>
          <Dish width={220} />
          <Burst size={160} />
          <Lantern width={48} />
        </Row>
      </Section>
      <Shelves />
    </>
  );
}

function Shelves() {
  const { animals } = useColours();
  return (
    <View style={styles.scene}>
      <Backdrop kind="stone" />
      <Cellar
        boards={[0, 1].map((row) => ({
          x: 6,
          y: 96 + row * 108,
          width: SCENE.width - 12,
          height: 14,
        }))}
        counter={{ x: 0, y: 246, width: SCENE.width, height: SCENE.height - 246 }}
        lanterns={[
          { x: 108, y: 0 },
          { x: 212, y: 0 },
        ]}
        lanternWidth={20}
      />
      {SLOTS.map((slot) => (
        <View
          key={slot}
          style={{
            position: 'absolute',
            left: 20 + (slot % 3) * 100,
            top: 22 + Math.floor(slot / 3) * 108,
          }}
        >
          <Slice
            holes={HOLES[slot] ?? 1}
            size={SIZE}
            look={slot === 1 || slot === 4 ? 'plain' : 'quiet'}
            mark={slot === 1 ? 'chosen' : slot === 4 ? 'look' : null}
          />
          {slot === 2 && (
            <View style={styles.paw}>
              <PawMark size={24} ground={animals.pig} />
            </View>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { ...SCENE, borderRadius: radius.l, overflow: 'hidden' },
  paw: { position: 'absolute', right: -4, bottom: -4 },
});
