import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, space, useColours } from '../../../ui';
import { Arrow, Drawing, Row, RuleDie } from '../../shared/rule-drawing';
import { Plate } from '../pieces/signs';
import { InSecret, RuleFront, RulePile, RuleSlice, Shelf, Somebody } from './pieces';

/** Pictures of a turn. */

export function MatchingPicture() {
  return (
    <Drawing>
      <Row>
        <RuleDie face={5} state="open" />
        <RuleSlice holes={5} isLit />
        <RuleSlice holes={2} look="quiet" />
        <RuleSlice holes={5} isLit />
        <RuleSlice holes={1} look="quiet" />
      </Row>
    </Drawing>
  );
}

export function PeekPicture() {
  return (
    <Drawing>
      <Row>
        <RuleDie face={3} state="open" />
        <Shelf>
          <RuleSlice holes={1} />
          <RuleSlice holes={2} />
          <RuleSlice holes={2} />
          <RuleSlice holes={4} />
          <RuleSlice holes={5} />
          <RuleSlice holes={6} mark="look" />
        </Shelf>
      </Row>
      <InSecret>
        <RuleFront front="trap" holes={6} />
      </InSecret>
    </Drawing>
  );
}

/** With two or three players the top of the supply leaves afterwards. */
export function PeekOfTwoPicture() {
  return (
    <Drawing>
      <Row>
        <Somebody letter="B" seat={1} />
        <RuleDie face={3} state="open" />
        <RuleSlice holes={6} paw={1} />
      </Row>
      <Row>
        <RulePile holes={4} count={17} />
        <Arrow to="right" />
        <RulePile holes={1} count={16} />
        <Bin>
          <RuleSlice holes={4} />
        </Bin>
      </Row>
    </Drawing>
  );
}

export function KeepOrThrowPicture() {
  const { ink } = useColours();
  return (
    <Drawing>
      <Row>
        <RuleDie face={2} state="open" />
        <RuleSlice holes={2} paw={0} />
        <RuleSlice holes={2} mark="chosen" isLit />
      </Row>
      <Row>
        <Plate size={30} colour={ink} />
        <Arrow to="right" />
        <RuleFront front="cheese" holes={2} />
      </Row>
      <Row>
        <Icon name="remove" size={30} colour={ink} />
        <Arrow to="right" />
        <RuleSlice holes={2} look="quiet" />
      </Row>
    </Drawing>
  );
}

/** What was thrown away lies beside its sign. */
function Bin({ children }: { readonly children: ReactNode }) {
  const { ink } = useColours();
  return (
    <View style={styles.bin}>
      <Icon name="remove" size={26} colour={ink} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  bin: { flexDirection: 'row', alignItems: 'center', gap: space.xs, marginLeft: space.m },
});
