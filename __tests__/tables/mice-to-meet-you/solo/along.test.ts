import { appraise } from '../../../../src/game-core/coach/appraise';
import { balanceInTenths, tenthsOf } from '../../../../src/game-core/coach/balance';
import { reviewOf as lookBack } from '../../../../src/game-core/coach/review';
import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { roundOf } from '../../../../src/game-core/games/mice-to-meet-you/table';
import { seedFromText } from '../../../../src/game-core/kernel/chance';
import { finish } from '../../../../src/game-core/kernel/thinking';
import { choiceOf } from '../../../../src/tables/mice-to-meet-you/solo/choices';
import { reviewOf } from '../../../../src/tables/mice-to-meet-you/solo/review/review-of';
import { writtenJudge } from '../../../../src/tables/mice-to-meet-you/solo/values/written-judge';
import { momentsOf } from '../../../game-core/support/walk';
import { playAlone, recordOf, SOLOISTS, VALUES } from './played';

/** A replay follows what the coach says, and the review what the analysis says: both are written, and people compare. */
const GAMES = SOLOISTS.flatMap((bot) =>
  ([3, 1, 0] as const).flatMap((level) =>
    ['one', 'two'].map(
      (seed) => [`${bot.name}, ${level} nuts, ${seed}`, bot, level, seed] as const,
    ),
  ),
);

describe.each(GAMES)('a game alone by %s', (_, bot, level, seed) => {
  const match = playAlone(bot, level, `along ${seed}`);
  const solo = reviewOf(VALUES, recordOf(match));
  const judged = finish(appraise(match, writtenJudge(VALUES), { seed: seedFromText('coach') }));
  const along = lookBack(judged, 0);
  const states = momentsOf(match).map(({ state }) => state);

  test('has the same sums along its curve as in its review', () => {
    const { start, luck, choices, slips, result } = balanceInTenths(along.balance);
    expect({ start, luck, skill: choices, result }).toEqual(solo.sum);
    expect(slips).toBe(0);
  });

  test('has the same chance before and after each throw and choice', () => {
    const curve = along.curve.map(({ share }) => tenthsOf(share));
    expect(curve).toHaveLength(match.length + 1);
    for (const { before, thrown, decided } of solo.rounds) {
      const [first] = decided;
      expect([curve[first!.moment - 1], curve[first!.moment]]).toEqual([before, thrown]);
      for (const { moment, kept, couldKeep } of decided) {
        expect([curve[moment], curve[moment + 1]]).toEqual([couldKeep, kept]);
      }
    }
    expect(curve.at(-1)).toBe(solo.sum.result);
  });

  test('has the same costly choices in the same order, with the same prices, rounds and best', () => {
    const told = along.costly.map(({ moment, choice: { made, best }, price }) => ({
      moment,
      made: choiceOf(states[moment]!, made.move),
      best: choiceOf(states[moment]!, best.move),
      kept: tenthsOf(made.worth),
      couldKeep: tenthsOf(best.worth),
      price: -Math.round(price * 1000),
      round: roundOf(states[moment]!) + 1,
    }));
    expect(told).toEqual(
      solo.costly.map(({ moment, made, best, kept, couldKeep, price, round }) => ({
        moment,
        made,
        best,
        kept,
        couldKeep,
        price,
        round,
      })),
    );
  });

  test('was judged without an error', () => {
    expect(judged.steps.every(({ choice }) => (choice?.made.priceError ?? 0) === 0)).toBe(true);
    expect(judged.result).toEqual([miceToMeetYou.game.rating!(match.state)! >= 4 ? 1 : 0]);
  });
});
