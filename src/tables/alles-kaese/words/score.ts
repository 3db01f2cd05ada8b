import type { Standing } from '../../../game-core/kernel/standings';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';

/** Who is caught has no score. */
export function tellScore({ values: { escaped, holes = 0 } }: Standing, { say }: Teller): string {
  return escaped === 0 ? say.allesKaeseScore.caught : say.allesKaeseScore.holes(holes);
}

/** Holes speak for themselves; where they are equal, cheese cards decide, and three traps decide before all. */
export function tellTieBreak(standing: Standing, above: Standing, teller: Teller): string | null {
  const { allesKaeseScore: say } = teller.say;
  const name = nameOf(teller.players, standing.seat);
  if (standing.decidedBy === 'escaped') return say.thirdTrap(name);
  if (standing.decidedBy !== 'cheese') return null;
  const { holes = 0, cheese = 0 } = standing.values;
  const more = above.values['cheese'] ?? 0;
  return say.moreCheese(nameOf(teller.players, above.seat), name, holes, more, cheese);
}
