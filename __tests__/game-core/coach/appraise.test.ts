import { appraise } from '../../../src/game-core/coach/appraise';
import { isEven } from '../../../src/game-core/coach/even';
import { reviewOf, type Swing } from '../../../src/game-core/coach/review';
import { turningPoints } from '../../../src/game-core/coach/turning-points';
import { GAMES } from '../../../src/game-core/games';
import { JUDGES } from '../../../src/game-core/games/judges';
import { miceToMeetYou } from '../../../src/game-core/games/mice-to-meet-you';
import { analyse } from '../../../src/game-core/games/mice-to-meet-you/solo/analyse';
import { soloJudge } from '../../../src/game-core/games/mice-to-meet-you/solo/judge';
import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import type { Judge, Weighed } from '../../../src/game-core/kernel/judge';
import { actionsOf, begin, isDecision } from '../../../src/game-core/kernel/match';
import { playOut } from '../../../src/game-core/kernel/play';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import { finish } from '../../../src/game-core/kernel/thinking';
import { victoryShares } from '../../../src/game-core/search/shares';
import { played, SEED } from './played';
import { valuesOf } from '../games/mice-to-meet-you/solo-values';

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const { game } = entry;
  const match = played(entry, 3, 'a game');
  const told: number[] = [];
  const look = () =>
    finish(
      appraise(match, JUDGES[id] as Judge, { seed: SEED, worlds: 4 }, ({ moment }) =>
        told.push(moment),
      ),
    );
  const appraisal = look();

  test('every action is judged, told as it is found, and judged the same again', () => {
    expect(appraisal.steps).toHaveLength(match.length);
    expect(told).toEqual(appraisal.steps.map((_, nth) => nth));
    expect(appraisal.steps.map(({ action }) => action)).toEqual(actionsOf(match));
    expect(look()).toEqual(appraisal);
  });

  test('from an even share to the result, luck, choices and slips add up', () => {
    expect(appraisal.start).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(appraisal.result).toEqual(victoryShares(game, match.state));
    for (const seat of seatsOf(3)) {
      const { balance, curve } = reviewOf(appraisal, seat);
      const { start, luck, choices, slips, result } = balance;
      expect(Math.abs(start + luck + choices + slips - result)).toBeLessThan(1e-9);
      expect(choices).toBeLessThanOrEqual(0);
      expect([curve[0]!.share, curve.at(-1)!.share]).toEqual([start, result]);
    }
  });

  test('what moved a curve leads from its start to its end, step by step', () => {
    for (const seat of seatsOf(3)) {
      const { curve, swings, costly } = reviewOf(appraisal, seat);
      expect(curve.map(({ moment }) => moment)).toEqual([...appraisal.steps.keys(), match.length]);
      for (const { moment, share } of curve.slice(1)) {
        const moved = swings.filter((swing) => swing.moment === moment - 1);
        const by = moved.reduce((sum, each) => sum + each.by, 0);
        expect(share - curve[moment - 1]!.share).toBeCloseTo(by, 12);
      }
      // Where a choice cost something, the curve stands at what could have been kept.
      for (const { moment, choice } of costly)
        expect(curve[moment]!.share).toBeCloseTo(choice.best.worth, 12);
    }
  });

  test('no turn is left out that is greater than one that is told', () => {
    for (const seat of seatsOf(3)) {
      const { curve, swings, costly } = reviewOf(appraisal, seat);
      const points = turningPoints({ swings, costly });
      const told = (isOwn: boolean) => points.filter(({ sign }) => (sign === 'costly') === isOwn);
      const least = Math.min(...told(false).map(({ by }) => Math.abs(by)));
      const isTold = ({ moment, by }: Swing) =>
        points.some((point) => point.moment === moment && point.by === by);
      for (const swing of swings.filter(({ kind }) => kind === 'luck' || kind === 'others')) {
        if (!isTold(swing)) expect(Math.abs(swing.by)).toBeLessThanOrEqual(Math.max(least, 0.05));
      }
      const dearest = costly.slice(0, 3).map(({ moment }) => moment);
      expect(told(true).map(({ moment }) => moment)).toEqual(dearest.sort((a, b) => a - b));
      // So the steepest piece of the curve has a sign, unless it is flat everywhere: but for what only comes of other eyes.
      const byEyes = (at: number) =>
        swings.find(({ kind, moment }) => kind === 'eyes' && moment === at)?.by ?? 0;
      const by = curve
        .slice(1)
        .map(({ share }, nth) => Math.abs(share - curve[nth]!.share - byEyes(nth)));
      const steepest = by.indexOf(Math.max(...by));
      if (Math.max(...by) > 0.1) expect(points.map(({ moment }) => moment)).toContain(steepest);
    }
  });

  test('what the seats may expect is one victory, always', () => {
    for (const { before, after } of appraisal.steps) {
      for (const shares of [before, after]) {
        expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  test('choices are the best, or costly and sorted; where there was none nobody is blamed', () => {
    for (const seat of seatsOf(3)) {
      const { costly, choices, best } = reviewOf(appraisal, seat);
      const free = appraisal.steps.filter(({ by, choice }) => by === seat && choice!.isFree);
      expect(choices).toBe(free.length);
      expect(best + costly.length).toBe(choices);
      expect(costly.map(({ price }) => price)).toEqual(
        costly.map(({ price }) => price).sort((a, b) => b - a),
      );
      for (const { price, choice, moment } of costly) {
        expect(price).toBeGreaterThanOrEqual(0.02);
        expect(choice.made.price).toBe(price);
        expect(isDecision(appraisal.steps[moment]!.action)).toBe(true);
      }
    }
  });
});

test('differences within two standard errors or below two points are even', () => {
  const at = (price: number, priceError: number) => isEven({ price, priceError } as Weighed);
  expect([at(0.019, 0), at(0.02, 0), at(0.05, 0.03), at(0.05, 0.02), at(-0.1, 0)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('alone luck and choices are told apart as the analysis of the solved game does', () => {
  const values = valuesOf('clear');
  const config = configure(miceToMeetYou.game, { seats: 1 });
  if (!config.ok) throw new Error(config.error.message);
  const start = begin(miceToMeetYou.game, config.value, seedFromText('alone'));
  const match = playOut(start, [miceToMeetYou.levels[0]!], createChance(SEED));
  const review = reviewOf(finish(appraise(match, soloJudge(values), { seed: SEED })), 0);
  const exact = analyse(values, { config: config.value, actions: actionsOf(match) });
  expect(review.balance.slips).toBe(0);
  expect(review.balance.start).toBe(exact.start);
  expect(review.balance.result).toBe(exact.result);
  expect(review.balance.choices).toBe(exact.skill);
  expect(review.balance.luck).toBeCloseTo(exact.luck, 9);
});
