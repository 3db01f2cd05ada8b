import type { Phrases } from '../../i18n';
import type { Variants } from '../../storage/variants';
import type { GameId } from '../game-doors';
import { variantWords } from './game-words';

/** Variants in one line: what is switched on, and what was chosen. */
export function summary(say: Phrases, game: GameId, variants: Variants): string {
  const parts = Object.entries(variants).flatMap(([option, value]) => {
    const { name, values } = variantWords(say, game, option);
    if (value === false) return [];
    return value === true ? [name] : [`${name} ${values?.[String(value)] ?? value}`];
  });
  return parts.length === 0 ? say.setUp.noneOn : parts.join(' · ');
}
