import { Arrow, Drawing, Row } from '../../shared/rule-drawing';
import { RuleCard, RuleDice, RuleNuts, Sum } from './pieces';

/** Pictures of the game for one. */

export function AlonePicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard card={6} kind="larder" />
        <RuleCard card={9} kind="larder" />
        <RuleCard card={12} kind="closed" />
        <RuleCard card={15} kind="closed" />
        <Sum>= 5</Sum>
      </Row>
    </Drawing>
  );
}

/** A second card for a nut, with all that is left. */
export function SecondCardPicture() {
  return (
    <Drawing>
      <Row>
        <RuleDice red={[3, 5]} yellow={[]} left={[2, 3, 6]} />
        <RuleCard card={8} light="lit" />
      </Row>
      <Row>
        <RuleNuts count={1} />
        <Arrow to="right" />
        <Sum>2 + 3 + 6 = 11</Sum>
        <RuleCard card={11} light="lit" />
      </Row>
    </Drawing>
  );
}

export function FifteenPicture() {
  return (
    <Drawing>
      <Row>
        <RuleDice red={[3, 4]} yellow={[]} left={[4, 5, 6]} />
      </Row>
      <Row>
        <Sum>3 + 4</Sum>
        <RuleNuts count={1} />
        <Arrow to="right" />
        <RuleCard card={8} light="lit" />
      </Row>
      <Row>
        <Sum>4 + 5 + 6 = 15</Sum>
        <Arrow to="right" />
        <RuleNuts count={1} />
      </Row>
    </Drawing>
  );
}
