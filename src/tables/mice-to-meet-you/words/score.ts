import type { Standing } from '../../../game-core/kernel/standings';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';

export function tellScore({ values: { mice = 0 } }: Standing, { say }: Teller): string {
  return say.miceScore.left(mice);
}

/** The mice speak for themselves; where they are equal, closed larders decide, then nuts. */
export function tellTieBreak(standing: Standing, above: Standing, teller: Teller): string | null {
  const { miceScore: say } = teller.say;
  const [behind, ahead] = [standing, above].map(({ seat }) => nameOf(teller.players, seat)) as [
    string,
    string,
  ];
  const { mice = 0, diceCardsDown = 0, nuts = 0 } = standing.values;
  const more = (key: string) => above.values[key] ?? 0;
  if (standing.decidedBy === 'diceCardsDown') {
    return say.moreLarders(ahead, behind, mice, more('diceCardsDown'), diceCardsDown);
  }
  return standing.decidedBy === 'nuts'
    ? say.moreNuts(ahead, behind, mice, more('nuts'), nuts)
    : null;
}
