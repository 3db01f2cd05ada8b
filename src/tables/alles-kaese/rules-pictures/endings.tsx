import { StyleSheet, View } from 'react-native';
import type { Holes } from '../../../game-core/games/alles-kaese/cards';
import { Picture, space } from '../../../ui';
import { Arrow, CrossedOut, Drawing, Row } from '../../shared/rule-drawing';
import { Trap } from '../pieces/Trap';
import { RuleFront, RuleGap, RulePile, RuleSlice, Somebody, Sum } from './pieces';

/** Pictures of what people know, of both endings, and of the sums. */

const FIVE = [1, 2, 3, 4, 5];

export function LastOfSixPicture() {
  return (
    <Drawing>
      <Row>
        {FIVE.map((nth) => (
          <RuleFront key={nth} front="trap" holes={6} />
        ))}
      </Row>
      <Row>
        <RuleSlice holes={6} />
        <Arrow to="right" />
        <RuleFront front="cheese" holes={6} />
      </Row>
    </Drawing>
  );
}

export function ThirdTrapPicture() {
  return (
    <Drawing>
      <Row>
        <Somebody letter="A" seat={0} />
        <Trap size={46} />
        <Trap size={46} />
        <Trap size={46} />
        <CrossedOut>
          <Sum>15</Sum>
        </CrossedOut>
      </Row>
      <Row>
        <Somebody letter="B" seat={1} />
        <Sum>0</Sum>
        <Picture name="crown" size={28} />
      </Row>
    </Drawing>
  );
}

/** The last card of the supply fills the gap, and it is over. */
export function LastCardPicture() {
  return (
    <Drawing>
      <Row>
        <RuleFront front="cheese" holes={3} />
        <RulePile holes={4} count={1} />
        <Arrow to="right" />
        <RuleSlice holes={4} />
        <RulePile holes={null} count={0} />
      </Row>
    </Drawing>
  );
}

/** A third trap comes first: nothing is filled any more. */
export function TrapOnLastCardPicture() {
  return (
    <Drawing>
      <Row>
        <Somebody letter="C" seat={1} />
        <Trap size={46} />
        <Trap size={46} />
        <RuleFront front="trap" holes={4} />
      </Row>
      <Row>
        <RulePile holes={5} count={1} />
        <CrossedOut>
          <Arrow to="right" />
        </CrossedOut>
        <RuleGap />
      </Row>
    </Drawing>
  );
}

export function HolesPicture() {
  return (
    <Drawing>
      <Row>
        <RuleFront front="cheese" holes={5} />
        <RuleFront front="cheese" holes={2} />
        <RuleFront front="cheese" holes={1} />
        <Sum>= 8</Sum>
      </Row>
      <Row>
        <RuleFront front="trap" holes={6} />
        <RuleFront front="trap" holes={4} />
        <Sum>= 0</Sum>
      </Row>
    </Drawing>
  );
}

interface PlateProps {
  readonly letter: string;
  readonly seat: 0 | 1;
  readonly cheese: readonly Holes[];
  readonly wins?: boolean;
}

function CheesePlate({ letter, seat, cheese, wins = false }: PlateProps) {
  return (
    <View style={styles.plate}>
      <Row>
        <Somebody letter={letter} seat={seat} />
        <Sum>{`${cheese.join(' + ')} = ${cheese.reduce((sum: number, each) => sum + each, 0)}`}</Sum>
        {wins && <Picture name="crown" size={28} />}
      </Row>
      <Row>
        {cheese.map((holes, nth) => (
          <RuleFront key={nth} front="cheese" holes={holes} />
        ))}
      </Row>
    </View>
  );
}

export function HolesTiePicture() {
  return (
    <Drawing>
      <CheesePlate letter="A" seat={0} cheese={[5, 4, 2]} />
      <CheesePlate letter="B" seat={1} cheese={[4, 3, 3, 1]} wins />
    </Drawing>
  );
}

const styles = StyleSheet.create({ plate: { gap: space.xs, paddingBottom: space.s } });
