import type { Standing } from '../../../game-core/kernel/standings';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';

export function tellScore({ values: { rounds = 0 } }: Standing, { say }: Teller): string {
  return say.mistyScore.rounds(rounds);
}

/** Rounds speak for themselves; where they are equal, the points of all rounds decide. */
export function tellTieBreak(standing: Standing, above: Standing, teller: Teller): string | null {
  if (standing.decidedBy !== 'points') return null;
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
