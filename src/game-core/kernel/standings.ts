import type { Game, Kinds } from './game';
import type { Seat } from './seats';

export interface Standing {
  readonly seat: Seat;
  /** 1 is the winner's; seats that tie in every criterion share a rank. */
  readonly rank: number;
  /** The value in each criterion. */
  readonly values: Readonly<Record<string, number>>;
  /** What put this seat behind the one ranked just above it; null for the winners. */
  readonly decidedBy: string | null;
}

/** The final places by seat. Tie-breaks order all places, not only the first. */
export function standings<K extends Kinds>(game: Game<K>, state: K['state']): Standing[] {
  const results = game.results(state);
  const { criteria } = game;
  const better = (a: Seat, b: Seat) => {
    const at = firstDifference(results, a, b);
    const criterion = criteria[at];
    if (criterion === undefined) return 0;
    const difference = valueOf(results, a, at) - valueOf(results, b, at);
    return criterion.best === 'most' ? -difference : difference;
  };
  return results.map((values, seat) => {
    const ahead = results.map((_, other) => other).filter((other) => better(other, seat) < 0);
    const [nearest] = ahead.sort((a, b) => better(b, a));
    return {
      seat,
      rank: ahead.length + 1,
      values: Object.fromEntries(criteria.map(({ key }, index) => [key, values[index] ?? 0])),
      decidedBy:
        nearest === undefined
          ? null
          : (criteria[firstDifference(results, nearest, seat)]?.key ?? null),
    };
  });
}

function valueOf(results: readonly (readonly number[])[], seat: Seat, at: number): number {
  return results[seat]?.[at] ?? 0;
}

function firstDifference(results: readonly (readonly number[])[], a: Seat, b: Seat): number {
  return (results[a] ?? []).findIndex((value, at) => value !== valueOf(results, b, at));
}
