import type { FaceCounts } from '../../game-core/kernel/dice';
import { oddsOfUneven } from '../../game-core/kernel/luck';
import { totalOf } from '../../game-core/kernel/throwers';
import type { Phrases } from '../../i18n';

/** Fewer than two for each face show nothing, whatever they show. */
const TELLING = 12;

/** How rare such dice are, as people say it: by games where they are one game's, else by piles of dice. */
export function unevenInWords(counts: FaceCounts, of: 'game' | 'pile', say: Phrases): string {
  if (totalOf(counts) < TELLING) return say.dice.uneven.tooFew;
  const odds = oddsOfUneven(counts);
  const inTen = Math.round(odds * 10);
  if (inTen >= 10) return say.dice.uneven.usual;
  const isGame = of === 'game';
  if (inTen >= 2) {
    return isGame ? say.dice.uneven.inTenGames(inTen) : say.dice.uneven.inTenPiles(inTen);
  }
  const many = roundly(Math.min(1_000_000, 1 / odds));
  return isGame ? say.dice.uneven.oneOfGames(many) : say.dice.uneven.oneOfPiles(many);
}

/** To two digits: nobody says "one of 213 games". */
function roundly(number: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1);
  return Math.round(number / step) * step;
}
