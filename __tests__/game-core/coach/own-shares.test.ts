import type { Appraised } from '../../../src/game-core/coach/appraise';
import { ownShares } from '../../../src/game-core/coach/own-shares';
import { reviewOf } from '../../../src/game-core/coach/review';

type Shares = readonly [number, number];

interface Some {
  readonly by: 0 | 1 | 'chance';
  readonly eyes: 0 | 1 | null;
  /** Somebody else is still to choose. */
  readonly isFirst?: boolean;
}

function step({ by, eyes, isFirst = false }: Some, before: Shares, after: Shares) {
  const action = { by: 0, move: null };
  return { by, eyes, opens: !isFirst, turnsUp: true, before, after, action, choice: null };
}

const numbered = (steps: readonly Omit<Appraised, 'moment'>[]): Appraised[] =>
  steps.map((each, moment) => ({ ...each, moment }));

/** Two hands are dealt, and each seat thinks well of its own; twice both choose at the same time. */
const ROUND = numbered([
  step({ by: 'chance', eyes: 0 }, [0.5, 0.5], [0.8, 0.2]),
  step({ by: 0, eyes: 0, isFirst: true }, [0.8, 0.2], [0.7, 0.3]),
  step({ by: 1, eyes: 1 }, [0.4, 0.6], [0.45, 0.55]),
  step({ by: 0, eyes: 0, isFirst: true }, [0.65, 0.35], [0.65, 0.35]),
  step({ by: 1, eyes: 1 }, [0.25, 0.75], [0.25, 0.75]),
  step({ by: 0, eyes: null }, [0.8, 0.2], [0.9, 0.1]),
]);

const look = (seat: 0 | 1) => ownShares(0.5, ROUND, 1 - seat, seat);

test('a seat stands where its own hand says, whatever the others think of theirs', () => {
  expect(look(0).seen).toEqual([0.5, 0.8, 0.7, 0.65, 0.65, 0.8, 1]);
  expect(look(1).seen).toEqual([0.5, 0.6, 0.6, 0.75, 0.75, 0.2, 0]);
});

test('what both chose comes to light with the last of them, to the first one too', () => {
  const light = (seat: 0 | 1) => look(seat).moved.map(({ luck }) => luck);
  expect(light(0)).toEqual([0.3, 0, -0.05, 0, 0.15, 0.1].map((each) => expect.closeTo(each, 12)));
  // Its own choice cost 0.05; what it saw then was worth 0.2.
  expect(light(1)).toEqual([0.1, 0, 0.2, 0, -0.55, -0.1].map((each) => expect.closeTo(each, 12)));
});

test('own choices move what they cost, those of others only where they are seen', () => {
  const choices = (seat: 0 | 1) => look(seat).moved.map(({ choice }) => choice);
  expect(choices(0)).toEqual([0, -0.1, 0, 0, 0, 0.1].map((each) => expect.closeTo(each, 12)));
  expect(choices(1)).toEqual([0, 0, -0.05, 0, 0, -0.1].map((each) => expect.closeTo(each, 12)));
});

test('as long as the next own choice is not judged, a deal leaves a seat where it was', () => {
  expect(ownShares(0.5, ROUND.slice(0, 2), 0.5, 1).seen).toEqual([0.5, 0.5, 0.5]);
});

test('where nothing is secret everything is as it was judged, and what changes between two actions is luck', () => {
  const open = numbered([
    step({ by: 'chance', eyes: null }, [0.5, 0.5], [0.7, 0.3]),
    step({ by: 0, eyes: null }, [0.7, 0.3], [0.6, 0.4]),
    step({ by: 'chance', eyes: null }, [0.55, 0.45], [0.2, 0.8]),
  ]);
  const { seen, moved } = ownShares(0.5, open, 0, 1);
  expect(seen).toEqual([0.5, 0.3, 0.45, 0]);
  expect(moved.map(({ choice }) => choice)).toEqual([0, expect.closeTo(0.1, 12), 0]);
  expect(moved[1]!.luck).toBeCloseTo(0.05, 12);
  // What was thrown, and what the end brought to light.
  expect(moved[2]!.luck).toBeCloseTo(-0.45, 12);
});

test('a review names the greatest moves of the curve first, by what they were', () => {
  const { swings, curve } = reviewOf({ start: [0.5, 0.5], steps: ROUND, result: [1, 0] }, 1);
  expect(swings.map(({ kind, moment }) => [kind, moment]).slice(0, 2)).toEqual([
    ['luck', 4],
    ['luck', 2],
  ]);
  expect(swings.filter(({ kind }) => kind === 'own').map(({ moment }) => moment)).toEqual([2]);
  expect(swings.filter(({ kind }) => kind === 'others').map(({ moment }) => moment)).toEqual([5]);
  expect(curve.map(({ share }) => share)).toEqual(look(1).seen);
});

test('what became of a choice of others that turned nothing up came of the choice, and of an own one of other eyes', () => {
  const step = (by: number, before: number[], after: number[]) => ({
    ...ROUND[0]!,
    by,
    eyes: null,
    opens: true,
    turnsUp: false,
    before,
    after,
  });
  const steps = numbered([step(0, [0.5, 0.5], [0.4, 0.6]), step(1, [0.3, 0.7], [0.3, 0.7])]);
  const swingsOf = (seat: number) =>
    reviewOf({ start: [0.5, 0.5], steps, result: [0.3, 0.7] }, seat).swings;
  expect(swingsOf(1)).toEqual([{ kind: 'others', moment: 0, by: expect.closeTo(0.2, 12) }]);
  expect(
    swingsOf(0)
      .map(({ kind, by }) => [kind, by])
      .sort(),
  ).toEqual([
    ['eyes', expect.closeTo(-0.1, 12)],
    ['own', expect.closeTo(-0.1, 12)],
  ]);
});
