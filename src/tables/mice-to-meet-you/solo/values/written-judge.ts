import { tenthsOf } from '../../../../game-core/coach/balance';
import { soloJudge } from '../../../../game-core/games/mice-to-meet-you/solo/judge';
import type { SoloValues } from '../../../../game-core/games/mice-to-meet-you/solo/values';
import type { Mice } from '../../../../game-core/games/mice-to-meet-you/types';
import type { Judge } from '../../../../game-core/kernel/judge';

/**
 * The judge of the solo game, with each price as the difference of the two chances as they are written: people compare them
 * with those in the review.
 */
export function writtenJudge(values: SoloValues): Judge<Mice> {
  const judge = soloJudge(values);
  return {
    ...judge,
    *weigh(view, random, worlds) {
      const verdict = yield* judge.weigh(view, random, worlds);
      const written = verdict.moves.map((each) => ({
        ...each,
        price: (tenthsOf(verdict.best?.worth ?? 0) - tenthsOf(each.worth)) / 1000,
      }));
      const best = verdict.best && (written[verdict.moves.indexOf(verdict.best)] ?? null);
      return { ...verdict, moves: written, best };
    },
  };
}
