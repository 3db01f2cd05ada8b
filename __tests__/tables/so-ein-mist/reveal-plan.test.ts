import { openCounts } from '../../../src/tables/shared/reveal/round-the-table';
import { planReveal, sumOf } from '../../../src/tables/so-ein-mist/reveal/plan';
import { stripOf } from '../../../src/tables/so-ein-mist/reveal/strip';
import { standings } from '../../../src/game-core/kernel/standings';
import { card, game } from '../../game-core/games/so-ein-mist/scene';
import { finished, played } from './finished';

const cow = (value: number) => card('cow', value);
const pig = (value: number) => card('pig', value);

test('everybody turns the last card in the last round, short piles begin later', () => {
  const { open } = finished([[cow(2), cow(4), cow(6)], [], [pig(2), pig(4)]]);
  const { turns } = planReveal(open);
  expect(turns.map(({ seat }) => seat)).toEqual([0, 0, 2, 0, 2]);
  expect(turns.map(({ opensRound }) => opensRound)).toEqual([true, true, false, true, false]);
});

test('what a neighbour handed over comes last and says from whom', () => {
  const { open } = finished([[pig(2)], [], []], { passed: [{ from: 2, to: 0, card: pig(8) }] });
  expect(planReveal(open).piles[0]).toMatchObject([
    { worth: 2, from: null },
    { worth: 8, from: 2 },
  ]);
});

test.each([
  [3, {}],
  [4, { doubling: true }],
  [5, { anotherRound: true }],
  [6, { doubling: true }],
])('with %d players and %j all cards add up to the points', (seats, options) => {
  const state = played(seats, options);
  const plan = planReveal(state.open);
  const all = openCounts(plan.turns, seats, plan.turns.length);
  expect(all).toEqual(plan.piles.map(({ length }) => length));
  expect(plan.piles.map(sumOf)).toEqual(
    standings(game, state).map(({ values }) => values['points']),
  );
});

test.each([0, 1, 7, 9, 12, 22])(
  '%d cards lie inside the strip, their numbers in sight',
  (cards) => {
    const [width, cardWidth] = [215, 31];
    const { perLine, step, lines } = stripOf(cards, width, cardWidth);
    expect(perLine * lines).toBeGreaterThanOrEqual(cards);
    expect((perLine - 1) * step + cardWidth).toBeLessThanOrEqual(width);
    if (perLine > 1) expect(step).toBeGreaterThanOrEqual(cardWidth * 0.74);
    if (cards <= 8) expect(lines).toBe(1);
  },
);
