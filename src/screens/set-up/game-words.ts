import type { Phrases, VariantWords } from '../../i18n';
import type { GameId } from '../game-doors';

interface BotWords {
  readonly name: string;
  readonly line: string;
}

/** The words for a bot by its name in the registry. */
export function botWords(say: Phrases, game: GameId, bot: string): BotWords {
  const bots: Readonly<Record<string, BotWords>> = say.games[game].bots;
  return found(bots[bot], `${game} has no words for the bot ${bot}.`);
}

export function variantWords(say: Phrases, game: GameId, option: string): VariantWords {
  const variants: Readonly<Record<string, VariantWords>> = say.games[game].variants;
  return found(variants[option], `${game} has no words for the variant ${option}.`);
}

function found<T>(words: T | undefined, complaint: string): T {
  if (words === undefined) throw new Error(complaint);
  return words;
}
