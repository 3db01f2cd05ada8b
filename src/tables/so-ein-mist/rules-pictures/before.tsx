import { ANIMAL_VALUES, ANIMALS, GREY_VALUES } from '../../../game-core/games/so-ein-mist/cards';
import { Arrow, CrossedOut, Drawing, Row, RuleDie } from '../../shared/rule-drawing';
import { Path, Place, RuleCard, RuleFigure } from './pieces';

/** Pictures of what there is, and of what happens before the first roll. */

const DICE = [1, 2, 3, 4, 5] as const;
const FOOD = ANIMAL_VALUES.filter((value) => value > 0);
const DUNG = ANIMAL_VALUES.filter((value) => value < 0);
const GREY_KINDS = [...new Set(GREY_VALUES)].sort((a, b) => b - a);

export function GoalPicture() {
  return (
    <Drawing>
      <Row>
        <RuleFigure animal="cow" active />
        <RuleCard animal="horse" value={-5} />
        <Arrow to="right" />
        <RuleCard animal="pig" value={10} taker="cow" />
      </Row>
    </Drawing>
  );
}

export function MaterialPicture() {
  return (
    <Drawing>
      <Row>
        {ANIMALS.map((animal) => (
          <RuleFigure key={animal} animal={animal} />
        ))}
      </Row>
      <Path>
        {FOOD.map((value) => (
          <RuleCard key={value} animal="cow" value={value} />
        ))}
      </Path>
      <Path>
        {DUNG.map((value) => (
          <RuleCard key={value} animal="cow" value={value} />
        ))}
      </Path>
      <Path>
        {GREY_KINDS.map((value) => (
          <RuleCard key={value} animal="grey" value={value} />
        ))}
      </Path>
      <Row>
        {DICE.map((face) => (
          <RuleDie key={face} face={face} state="open" />
        ))}
      </Row>
    </Drawing>
  );
}

export function PathPicture() {
  return (
    <Drawing>
      <Path>
        <Place under={<RuleFigure animal="cow" />}>
          <RuleCard animal="cow" value={6} />
        </Place>
        <Place>
          <RuleCard animal="grey" value={-3} />
        </Place>
        <Place under={<RuleFigure animal="pig" />}>
          <RuleCard animal="pig" value={-1} />
        </Place>
        <Place>
          <RuleCard animal="grey" value={2} />
        </Place>
        <Place under={<RuleFigure animal="sheep" />}>
          <RuleCard animal="sheep" value={10} />
        </Place>
      </Path>
    </Drawing>
  );
}

export function PassingOnPicture() {
  return (
    <Drawing>
      <Row>
        <RuleFigure animal="sheep" />
        <Arrow to="left" />
        <RuleCard animal="cow" value={null} />
        <RuleFigure animal="cow" />
      </Row>
    </Drawing>
  );
}

export function NoPassingOnPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard animal="sheep" value={null} />
        <RuleFigure animal="sheep" />
        <CrossedOut>
          <Arrow to="left" />
        </CrossedOut>
        <RuleCard animal="cow" value={null} />
        <RuleFigure animal="cow" />
      </Row>
    </Drawing>
  );
}
