import type { Kinds } from '../../../../src/game-core/kernel/game';
import type { Verdict, Weighed } from '../../../../src/game-core/kernel/judge';
import { isDecision } from '../../../../src/game-core/kernel/match';
import { SUBJECTS, type Subject } from '../../support/subjects';
import { randomMatch, stepsOf } from '../../support/walk';

/** A decision with a verdict on it. */
export interface Judged<K extends Kinds = Kinds> {
  readonly subject: Subject;
  readonly view: K['view'];
  readonly verdict: Verdict<K['move']>;
}

/**
 * Decisions of random matches at every seat count and with all options of a game, each with the verdict that one of its moves is
 * best: a reason has to fit whatever a judge may find. Solo games have hints of their own.
 */
export function judgedPositions<K extends Kinds>(id: string, matches = 1): Judged<K>[] {
  return SUBJECTS.filter(({ entry, config }) => entry.game.id === id && config.seats > 1).flatMap(
    (subject) =>
      Array.from({ length: matches }, (_, nth) => randomMatch(subject, `reasons ${nth}`)).flatMap(
        (match) => judgedIn<K>(subject, match),
      ),
  );
}

function judgedIn<K extends Kinds>(
  subject: Subject,
  match: Parameters<typeof stepsOf>[0],
): Judged<K>[] {
  const { game } = subject.entry;
  return stepsOf(match).flatMap(({ before, action }) => {
    if (!isDecision(action)) return [];
    const view = game.view(before.state, action.by);
    return [{ subject, view, verdict: verdictFor(game.moves(view), action.move) }];
  });
}

/** As a judge would say it: the chosen one is best, the others cost more and more; among an even number one is as good. */
export function verdictFor<M>(moves: readonly M[], best: M): Verdict<M> {
  const cheapest = moves.length % 2 === 0 ? 1 : 3;
  const weighed = moves.map((move, nth): Weighed<M> => {
    const price = JSON.stringify(move) === JSON.stringify(best) ? 0 : (nth + cheapest) / 100;
    return { move, shares: [], worth: 0.5 - price, error: 0.01, price, priceError: 0.01 };
  });
  const top = weighed.find(({ price }) => price === 0) ?? null;
  return { moves: weighed, best: top, shares: [], error: 0.01 };
}
