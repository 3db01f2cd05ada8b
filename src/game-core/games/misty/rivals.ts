import type { Random } from '../../kernel/chance';
import type { Shares } from '../../kernel/judge';
import { replaced } from '../../kernel/lists';
import type { Seat } from '../../kernel/seats';
import type { Thinking } from '../../kernel/thinking';
import { MISSED_BY, type Odds } from './missed';
import type { RoundsToCome } from './rounds-to-come';

/** More than any window scores. */
const MOST_POINTS = 32;
/** In so many ways the others may miss what a play-out says, for each world. */
const WAYS = 4;
const THOUSAND = 1000;

/** How the windows of the others end in imagined worlds, and what own points come to against them. */
export interface Rivals {
  /** By own points, what everybody may expect. */
  readonly shares: readonly Shares[];
  /** By own points, what the seat itself may expect in each of the worlds. */
  readonly inWorlds: readonly (readonly number[])[];
}

/** The points of all seats in so many ways in which a world may end, by the odds of each. */
export function waysOf(
  points: readonly number[],
  odds: readonly Odds[],
  random: Random,
): number[][] {
  return Array.from({ length: WAYS }, () =>
    points.map((each, seat) => each + missed(odds[seat] ?? [], random)),
  );
}

function missed(odds: Odds, random: Random): number {
  let left = random.below(THOUSAND) / THOUSAND;
  return MISSED_BY.find((_, nth) => (left -= odds[nth] ?? 0) < 0) ?? 0;
}

/** Meets the others in all ways of all worlds, with any points of its own, of which it may miss some. */
export function* meetRivals(
  toCome: RoundsToCome,
  worlds: readonly (readonly (readonly number[])[])[],
  seat: Seat,
  odds: Odds,
): Thinking<Rivals> {
  const byPoints: (readonly Shares[])[] = [];
  for (let own = 0; own < MOST_POINTS; own += 1) {
    byPoints.push(
      worlds.map((ways) =>
        meanOf(ways.map((points) => toCome.sharesAfter(replaced(points, seat, own)))),
      ),
    );
    yield;
  }
  const means = byPoints.map(meanOf);
  const owns = byPoints.map((inWorlds) => inWorlds.map((shares) => shares[seat] ?? 0));
  return {
    shares: means.map((_, own) => aboutAs(means, own, odds)),
    inWorlds: owns.map((_, own) => aboutAs(owns, own, odds)),
  };
}

/** What so many points come to, where some may be missed. */
function aboutAs(byPoints: readonly (readonly number[])[], own: number, odds: Odds): number[] {
  const at = (points: number) => byPoints[Math.min(MOST_POINTS - 1, Math.max(0, points))] ?? [];
  return at(own).map((_, nth) =>
    MISSED_BY.reduce((sum, by, way) => sum + (odds[way] ?? 0) * (at(own + by)[nth] ?? 0), 0),
  );
}

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map(
    (_, nth) => rows.reduce((sum, row) => sum + (row[nth] ?? 0), 0) / rows.length,
  );
}

/**
 * The standard error that is left because the others were met in some worlds only: of what these ends are worth, or of how
 * much more than other ends.
 */
export function doubtAbout(
  { inWorlds }: Rivals,
  ends: readonly number[],
  others: readonly number[] = [],
): number {
  const reached = meanOf(ends.map((points) => inWorlds[points] ?? []));
  const instead = meanOf(others.map((points) => inWorlds[points] ?? []));
  const shares = reached.map((share, world) => share - (instead[world] ?? 0));
  const count = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  return count < 2 ? 0 : Math.sqrt(squares / (count * (count - 1)));
}
