import type { Appraised } from '../../../src/game-core/coach/appraise';
import { ownShares } from '../../../src/game-core/coach/own-shares';
import { reviewOf } from '../../../src/game-core/coach/review';

type Shares = readonly [number, number];

function step(
  by: 0 | 1 | 'chance',
  eyes: 0 | 1 | null,
  before: Shares,
  after: Shares,
): Omit<Appraised, 'moment'> {
  return { by, eyes, before, after, action: { by: 0, move: null }, choice: null };
}

const numbered = (steps: readonly Omit<Appraised, 'moment'>[]): Appraised[] =>
  steps.map((each, moment) => ({ ...each, moment }));

/** Two hands are dealt, and each seat thinks well of its own. */
const ROUND = numbered([
  step('chance', 0, [0.5, 0.5], [0.8, 0.2]),
  step(0, 0, [0.8, 0.2], [0.7, 0.3]),
  step(1, 1, [0.4, 0.6], [0.45, 0.55]),
  step(0, 0, [0.65, 0.35], [0.65, 0.35]),
  step(1, 1, [0.5, 0.5], [0.5, 0.5]),
  step(0, null, [0.8, 0.2], [1, 0]),
]);

test('a seat stands where its own hand says, whatever the others think of theirs', () => {
  const shares = (seat: number) => ownShares(0.5, ROUND, seat).map(({ after }) => after);
  expect(shares(0)).toEqual([0.8, 0.7, 0.7, 0.65, 0.65, 1]);
  expect(shares(1)).toEqual([0.6, 0.6, 0.55, 0.55, 0.5, 0]);
});

test('a deal is worth to each seat what it was dealt', () => {
  const deal = (seat: number) => ownShares(0.5, ROUND, seat)[0];
  expect(deal(0)).toEqual({ before: 0.5, after: 0.8 });
  expect(deal(1)).toEqual({ before: 0.5, after: 0.6 });
});

test('what others choose in secret moves nothing, and own choices what they cost', () => {
  const appraisal = { start: [0.5, 0.5], steps: ROUND, result: [1, 0] };
  const moved = (seat: number) =>
    reviewOf(appraisal, seat).swings.map(({ step: { moment }, by }) => [moment, by]);
  expect(moved(0)).toEqual([
    [0, expect.closeTo(0.3, 12)],
    [5, expect.closeTo(0.2, 12)],
    [1, expect.closeTo(-0.1, 12)],
    [2, 0],
    [3, 0],
    [4, 0],
  ]);
  expect(moved(1).map(([moment]) => moment)).toEqual([5, 0, 2, 1, 3, 4]);
});

test('as long as the next own choice is not judged, a deal leaves a seat where it was', () => {
  expect(ownShares(0.5, ROUND.slice(0, 2), 1)).toEqual([
    { before: 0.5, after: 0.5 },
    { before: 0.5, after: 0.5 },
  ]);
});

test('where nothing is secret everything is as it was judged', () => {
  const open = numbered([
    step('chance', null, [0.5, 0.5], [0.7, 0.3]),
    step(0, null, [0.7, 0.3], [0.6, 0.4]),
    step('chance', null, [0.55, 0.45], [0.2, 0.8]),
  ]);
  expect(ownShares(0.5, open, 1)).toEqual([
    { before: 0.5, after: 0.3 },
    { before: 0.3, after: 0.4 },
    { before: 0.45, after: 0.8 },
  ]);
});
