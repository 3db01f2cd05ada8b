import type { Criterion, Game, Kinds } from '../kernel/game';

/** For each seat its share of the victory: one winner has all of it, several share. */
export function victoryShares<K extends Kinds>(game: Game<K>, state: K['state']): number[] {
  return sharesBy(game.criteria, game.results(state));
}

/** The same by what each seat has in each criterion. */
export function sharesBy(
  criteria: readonly Criterion[],
  results: readonly (readonly number[])[],
): number[] {
  const best = results.reduce((top, each) => (compare(criteria, each, top) > 0 ? each : top));
  const winners = results.map((each) => compare(criteria, each, best) === 0);
  const share = 1 / winners.filter(Boolean).length;
  return winners.map((won) => (won ? share : 0));
}

function compare(
  criteria: readonly Criterion[],
  a: readonly number[],
  b: readonly number[],
): number {
  for (let at = 0; at < criteria.length; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return criteria[at]?.best === 'fewest' ? -difference : difference;
  }
  return 0;
}
