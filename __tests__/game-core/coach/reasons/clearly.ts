import type { Verdict } from '../../../../src/game-core/kernel/judge';

/** The same verdict where the best choice is clearly the best: nothing else is as good. */
export function clearly<M>(verdict: Verdict<M>): Verdict<M> {
  const moves = verdict.moves.map((each) => ({ ...each, price: 10 * each.price }));
  return { ...verdict, moves, best: moves.find(({ price }) => price === 0) ?? null };
}
