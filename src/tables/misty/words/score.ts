import type { Standing } from '../../../game-core/kernel/standings';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';

/** Whoever wins has taken as many rounds as were to be taken. */
function isOneRound(all: readonly Standing[]): boolean {
  return Math.max(...all.map(({ values }) => values['rounds'] ?? 0)) === 1;
}

/** Rounds are kept as raindrops; where one decides it all, its points are the score. */
export function tellScore(
  { values: { rounds = 0, points = 0 } }: Standing,
  { say }: Teller,
  all: readonly Standing[],
): string {
  return isOneRound(all) ? say.misty.points(points) : say.mistyScore.raindrops(rounds);
}

/** Raindrops speak for themselves; where they are equal, the points of all rounds decide. */
export function tellTieBreak(
  standing: Standing,
  above: Standing,
  teller: Teller,
  all: readonly Standing[],
): string | null {
  if (standing.decidedBy !== 'points' || isOneRound(all)) return null;
  const { rounds = 0, points = 0 } = standing.values;
  const more = above.values['points'] ?? 0;
  return teller.say.mistyScore.morePoints(
    nameOf(teller.players, above.seat),
    nameOf(teller.players, standing.seat),
    rounds,
    more,
    points,
  );
}
