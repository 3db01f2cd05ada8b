import { StyleSheet, View } from 'react-native';
import { CARDS_EACH, DECLARED, HOLES } from '../../../game-core/games/alles-kaese/cards';
import { space, useColours } from '../../../ui';
import { CrossedOut, Drawing, Row } from '../../shared/rule-drawing';
import { Wedge } from '../pieces/signs';
import { Slice } from '../pieces/Slice';
import { Trap, TrapMark } from '../pieces/Trap';
import { RuleFront, RulePile, RuleSlice, Shelf, Sum } from './pieces';

/** Pictures of what there is, and of the table before the first throw. */

export function CheeseAndTrapsPicture() {
  return (
    <Drawing>
      <Row>
        <RuleFront front="cheese" holes={5} />
        <RuleFront front="cheese" holes={2} />
        <Sum>= 7</Sum>
      </Row>
      <Row>
        <Trap size={46} />
        <Trap size={46} />
        <CrossedOut>
          <Trap size={46} />
        </CrossedOut>
      </Row>
    </Drawing>
  );
}

/** Of each kind six cards: the traps among them, and the cheese. */
export function TrapTablePicture() {
  const { accents } = useColours();
  return (
    <Drawing>
      {HOLES.map((holes) => (
        <View key={holes} style={styles.kind}>
          <Sum>{String(holes)}</Sum>
          <Slice holes={holes} size={34} tag="none" />
          <View style={styles.marks}>
            {Array.from({ length: CARDS_EACH }, (_, nth) =>
              nth < DECLARED.traps[holes] ? (
                <TrapMark key={nth} size={24} isFull />
              ) : (
                <Wedge key={nth} size={24} colour={accents.cheese.text} />
              ),
            )}
          </View>
        </View>
      ))}
    </Drawing>
  );
}

export function DisplayPicture() {
  return (
    <Drawing>
      <Row>
        <Shelf>
          <RuleSlice holes={3} />
          <RuleSlice holes={5} />
          <RuleSlice holes={1} />
          <RuleSlice holes={6} />
          <RuleSlice holes={2} />
          <RuleSlice holes={5} />
        </Shelf>
        <RulePile holes={4} count={30} />
      </Row>
    </Drawing>
  );
}

const styles = StyleSheet.create({
  kind: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  marks: { flexDirection: 'row', gap: space.xs },
});
