import { join } from 'node:path';

import { appraise, momentsOf } from '../../../src/game-core/coach/appraise';
import { balanceInTenths, tenthsOf } from '../../../src/game-core/coach/balance';
import { reviewOf } from '../../../src/game-core/coach/review';
import { turningPoints } from '../../../src/game-core/coach/turning-points';
import { GAMES } from '../../../src/game-core/games';
import { JUDGES } from '../../../src/game-core/games/judges';
import type { Judge } from '../../../src/game-core/kernel/judge';
import { actionsOf, isDecision } from '../../../src/game-core/kernel/match';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import { finish } from '../../../src/game-core/kernel/thinking';
import { expectPlaythrough } from '../support/playthrough';
import { played, SEED } from './played';

const SEATS = 3;
/** Few of Misty's, whose judge thinks long about each. */
const worldsFor = (game: string) => (game === 'misty' ? 8 : 96);

const figure = (tenths: number) => (tenths / 10).toFixed(1);

/** What a fixed match looks like from every seat, for a person to read. */
function reviews(entry: Entry): string {
  const { game } = entry;
  const match = played(entry, SEATS, 'reviewed');
  const judge = JUDGES[game.id] as Judge;
  const appraisal = finish(appraise(match, judge, { seed: SEED, worlds: worldsFor(game.id) }));
  const actions = actionsOf(match);
  const moments = momentsOf(match);
  const nameOf = (moment: number) => {
    const action = actions[moment]!;
    const turn = game.turnsTaken(moments[moment]!.state) + 1;
    return isDecision(action)
      ? `turn ${turn}, seat ${action.by}: ${JSON.stringify(action.move)}`
      : `turn ${turn}, chance: ${JSON.stringify(action.event).slice(0, 60)}`;
  };
  const lines = [`${game.id}: ${match.length} actions`];
  for (const seat of seatsOf(SEATS)) {
    const review = reviewOf(appraisal, seat);
    const shares = review.curve.map(({ share }) => tenthsOf(share));
    const { start, luck, choices, slips, result } = balanceInTenths(review.balance);
    lines.push(
      '',
      `seat ${seat}: from ${figure(Math.min(...shares))} to ${figure(Math.max(...shares))}`,
      `  ${review.best} of ${review.choices} choices were the best`,
      `  ${figure(start)}, luck ${figure(luck)}, choices ${figure(choices)}, slips ${figure(slips)}: ${figure(result)}`,
      ...turningPoints(review).map(
        ({ sign, rank, moment, by }) =>
          `  ${sign}${rank ?? ''} ${figure(Math.round(by * 1000))}: ${nameOf(moment)}`,
      ),
      ...review.costly.slice(0, 3).map(({ choice: { made, best } }, nth) => {
        const kept = `${figure(tenthsOf(made.worth))}, not ${figure(tenthsOf(best.worth))}`;
        return `  better than costly${nth + 1}: ${JSON.stringify(best.move)} (${kept})`;
      }),
    );
  }
  return `${lines.join('\n')}\n`;
}

test.each(GAMES.map((entry) => [entry.game.id, entry] as const))('review of %s', (id, entry) => {
  expectPlaythrough(join(__dirname, 'reviews', `${id}.txt`), reviews(entry));
});
