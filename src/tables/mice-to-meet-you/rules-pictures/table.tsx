import { DICE_CARDS } from '../../../game-core/games/mice-to-meet-you/cards';
import { Cage } from '../pieces/Cage';
import { SumDie } from '../pieces/SumDie';
import { Arrow, Drawing, Row } from '../../shared/rule-drawing';
import { NotChosen, RuleCard, RuleDice, RuleNuts, Somebody, Sum } from './pieces';

/** Pictures of the game round a table. */

export function MouseHousePicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard card={7} />
        <Arrow to="right" />
        <Cage width={72} top={7} />
      </Row>
    </Drawing>
  );
}

export function LardersPicture() {
  return (
    <Drawing>
      <Row>
        {DICE_CARDS.map((card) => (
          <RuleCard key={card} card={card} kind="larder" />
        ))}
      </Row>
    </Drawing>
  );
}

/** All red dice, and some of the yellow ones. */
export function SumsPicture() {
  return (
    <Drawing>
      <Row>
        <RuleDice red={[2, 4]} yellow={[5]} left={[1, 6]} />
        <Sum>= 11</Sum>
        <RuleCard card={11} light="lit" />
      </Row>
      <Row>
        <RuleDice red={[2, 4]} yellow={[6]} left={[1, 5]} />
        <Sum>= 12</Sum>
        <RuleCard card={12} kind="closed" />
      </Row>
    </Drawing>
  );
}

export function FewerDicePicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard card={6} kind="larder" />
        <RuleCard card={9} kind="larder" />
        <RuleCard card={12} kind="closed" />
        <RuleCard card={15} kind="closed" />
      </Row>
      <Row>
        <RuleDice red={[3]} yellow={[5, 2]} />
      </Row>
    </Drawing>
  );
}

/** Two things can come back: one is chosen, the other stays as it is. */
export function MissPicture() {
  return (
    <Drawing>
      <NotChosen>
        <Row>
          <Cage width={72} top={17} />
          <Arrow to="right" />
          <RuleCard card={17} />
        </Row>
      </NotChosen>
      <Row>
        <RuleCard card={9} kind="closed" />
        <Arrow to="right" />
        <RuleCard card={9} kind="larder" light="lit" isChosen />
        <Sum>+</Sum>
        <SumDie face={null} tone="yellow" size={30} />
      </Row>
    </Drawing>
  );
}

export function LeftOverPicture() {
  return (
    <Drawing>
      <Row>
        <RuleDice red={[2, 4]} yellow={[5]} left={[1, 6]} />
      </Row>
      <Row>
        <Somebody letter="B" seat={1} />
        <Sum>1 + 6 = 7</Sum>
        <RuleCard card={7} light="lit" />
      </Row>
      <Row>
        <RuleNuts count={1} />
        <Arrow to="right" />
        <Somebody letter="A" seat={0} />
      </Row>
    </Drawing>
  );
}

export function NutPicture() {
  return (
    <Drawing>
      <Row>
        <Sum>13 +</Sum>
        <RuleNuts count={1} />
        <RuleCard card={14} light="lit" />
      </Row>
      <Row>
        <Sum>13 −</Sum>
        <RuleNuts count={1} />
        <RuleCard card={12} kind="larder" light="lit" />
      </Row>
    </Drawing>
  );
}

export function FewestPicture() {
  return (
    <Drawing>
      <Row>
        <Somebody letter="A" seat={0} />
        <Sum>1 + 3 + 14 = 18</Sum>
        <RuleCard card={6} kind="closed" />
      </Row>
      <Row>
        <Somebody letter="B" seat={1} />
        <Sum>7 + 8 = 15</Sum>
        <RuleCard card={7} />
        <RuleCard card={8} />
      </Row>
    </Drawing>
  );
}
