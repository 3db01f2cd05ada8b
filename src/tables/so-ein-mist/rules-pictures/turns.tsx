import { Arrow, Drawing, Row, RuleDie } from '../../shared/rule-drawing';
import { Path, Place, RuleCard, RuleFigure, RuleGap, Step } from './pieces';

/** Pictures of a turn: the dice, the queue, the way over gaps. */

export function RepeatPicture() {
  return (
    <Drawing>
      <Row>
        <RuleDie face={3} state="aside" />
        <RuleDie face={5} state="aside" />
        <RuleDie face={3} state="forced" />
      </Row>
    </Drawing>
  );
}

export function LastDiePicture() {
  return (
    <Drawing>
      <Row>
        <RuleDie face={1} state="aside" />
        <RuleDie face={4} state="aside" />
        <RuleDie face={6} state="aside" />
        <RuleDie face={2} state="aside" />
        <RuleDie face={5} state="forced" />
      </Row>
    </Drawing>
  );
}

export function TakingPicture() {
  return (
    <Drawing>
      <Path>
        <Place under={<RuleFigure animal="cow" active />}>
          <RuleCard animal="chicken" value={4} />
        </Place>
        <Place under={<Step count={1} />}>
          <RuleCard animal="pig" value={-3} />
        </Place>
        <Place under={<Step count={2} />}>
          <RuleCard animal="sheep" value={6} taker="cow" />
        </Place>
      </Path>
      <Arrow to="down" />
      <Path>
        <Place>
          <RuleCard animal="chicken" value={4} />
        </Place>
        <Place>
          <RuleCard animal="pig" value={-3} />
        </Place>
        <Place under={<RuleFigure animal="cow" active />}>
          <RuleCard animal="cow" value={2} />
        </Place>
      </Path>
    </Drawing>
  );
}

export function QueuePicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard animal="rabbit" value={8} taker="sheep" />
        <RuleFigure animal="cow" />
        <RuleFigure animal="sheep" last />
        <Arrow to="left" />
        <RuleFigure animal="pig" active />
      </Row>
    </Drawing>
  );
}

export function UnluckyPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard animal="rabbit" value={-5} taker="horse" />
        <RuleFigure animal="horse" last />
        <Arrow to="left" />
        <RuleFigure animal="cow" active />
      </Row>
    </Drawing>
  );
}

export function ClosingUpPicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard animal="rabbit" value={4} />
        <RuleFigure animal="cow" />
        <RuleFigure animal="sheep" />
        <RuleFigure animal="pig" active />
        <Arrow to="right" />
      </Row>
      <Arrow to="down" />
      <Row>
        <RuleCard animal="rabbit" value={4} />
        <RuleFigure animal="cow" />
        <RuleFigure animal="sheep" last />
      </Row>
    </Drawing>
  );
}

export function GapsPicture() {
  return (
    <Drawing>
      <RuleDie face={3} state="open" />
      <Path>
        <Place under={<RuleFigure animal="cow" active />}>
          <RuleCard animal="chicken" value={4} />
        </Place>
        <Place under={<Step count={1} />}>
          <RuleCard animal="pig" value={2} />
        </Place>
        <Place>
          <RuleGap />
        </Place>
        <Place under={<Step count={2} />}>
          <RuleCard animal="horse" value={-3} />
        </Place>
        <Place under={<Step count={3} />}>
          <RuleCard animal="sheep" value={6} />
        </Place>
      </Path>
    </Drawing>
  );
}

export function FromGapPicture() {
  return (
    <Drawing>
      <RuleDie face={1} state="open" />
      <Path>
        <Place under={<RuleFigure animal="cow" active />}>
          <RuleGap />
        </Place>
        <Place>
          <RuleGap />
        </Place>
        <Place under={<Step count={1} />}>
          <RuleCard animal="pig" value={10} />
        </Place>
      </Path>
    </Drawing>
  );
}
