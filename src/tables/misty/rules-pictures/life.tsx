import { Arrow, Drawing, Row } from '../../shared/rule-drawing';
import { Raindrops } from '../pieces/signs';
import { Extra, RuleCard, RuleGap, Sum } from './pieces';

/** Pictures of windows that come to life, and of counting. */

/** What is at the edge drives out of the window. */
export function LeavingPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="house" />
        <RuleCard kind="truck" />
        <Arrow to="right" />
        <RuleCard kind="house" look="awake" points={1} />
        <RuleGap />
      </Row>
    </Drawing>
  );
}

export function CoveringPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="truck" />
        <RuleCard kind="raindrop" />
        <Arrow to="right" />
        <RuleGap />
        <RuleCard kind="truck" look="smudged" points={0} />
      </Row>
    </Drawing>
  );
}

export function TwoTrucksPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="truck" />
        <RuleCard kind="truck" />
        <Arrow to="right" />
        <RuleGap />
        <RuleCard kind="truck" look="awake" points={1} />
      </Row>
      <Row>
        <RuleCard kind="truck" />
        <RuleCard kind="truck" />
        <Arrow to="right" />
        <RuleGap />
        <RuleCard kind="truck" look="smudged" points={0} />
      </Row>
    </Drawing>
  );
}

export function MealPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="monster" look="awake" />
        <RuleCard kind="flower" look="awake" />
        <RuleCard kind="flower" look="awake" />
      </Row>
      <Row>
        <RuleGap />
        <RuleCard kind="monster" look="awake" points={1} />
        <RuleCard kind="flower" look="awake" points={2} />
        <Sum>1 + 2 = 3</Sum>
      </Row>
    </Drawing>
  );
}

export function HungryPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="monster" look="awake" />
        <RuleCard kind="flower" look="awake" />
        <RuleCard kind="monster" look="awake" />
      </Row>
      <Row>
        <RuleGap />
        <RuleCard kind="monster" look="awake" points={1} />
        <RuleCard kind="monster" look="awake" points={1} />
        <Sum>1 + 1 = 2</Sum>
      </Row>
    </Drawing>
  );
}

export function TwoSmilesPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="smile" look="awake" points={1} />
        <Extra points={1} />
        <RuleCard kind="smile" look="awake" points={1} />
        <Sum>2 + 1 = 3</Sum>
      </Row>
    </Drawing>
  );
}

export function ThreeSmilesPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="smile" look="awake" points={1} />
        <Extra points={1} />
        <RuleCard kind="smile" look="awake" points={1} />
        <RuleCard kind="smile" look="awake" points={1} />
        <Sum>3 + 1 = 4</Sum>
      </Row>
    </Drawing>
  );
}

export function CountingPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="flower" look="awake" points={2} />
        <RuleCard kind="smile" look="awake" points={1} />
        <Extra points={1} />
        <RuleCard kind="smile" look="awake" points={1} />
        <RuleCard kind="smile" look="awake" points={1} />
      </Row>
      <Row>
        <RuleCard kind="heart" look="awake" points={1} />
        <RuleCard kind="truck" look="awake" points={1} />
        <Sum>2 + 4 + 1 + 1 = 8</Sum>
      </Row>
    </Drawing>
  );
}

const TIE = [
  { points: '9', taken: 1 },
  { points: '9', taken: 1 },
  { points: '7', taken: 0 },
];

export function BothTakePicture() {
  return (
    <Drawing>
      {TIE.map(({ points, taken }, nth) => (
        <Row key={nth}>
          <Sum>{`${'ABC'[nth]}: ${points}`}</Sum>
          <Raindrops taken={taken} toWin={2} size={22} />
        </Row>
      ))}
    </Drawing>
  );
}
