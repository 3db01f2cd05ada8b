import type { Standing } from '../../game-core/kernel/standings';

/** A standing with the one ranked just above it; none is above the winners. */
export interface Place {
  readonly standing: Standing;
  readonly above: Standing | null;
}

export function placesOf(standings: readonly Standing[]): Place[] {
  const sorted = [...standings].sort((a, b) => a.rank - b.rank);
  return sorted.map((standing) => ({
    standing,
    above: sorted.findLast(({ rank }) => rank < standing.rank) ?? null,
  }));
}

export function winnersOf(standings: readonly Standing[]): Standing[] {
  return standings.filter(({ rank }) => rank === 1);
}
