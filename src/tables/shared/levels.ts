import { GAMES } from '../../game-core/games';
import { findGame } from '../../game-core/kernel/registry';
import type { Player } from '../../game-core/kernel/record';
import type { FirstPhrases } from '../../i18n/first';
import type { Level } from '../../ui';
import { inSentence } from './names';

/** Where a bot stands among those that people may choose; null for one that they may not. */
export function levelOf(game: string, bot: string): Level | null {
  const levels = findGame(GAMES, game)?.levels ?? [];
  const at = levels.findIndex(({ name }) => name === bot);
  return at < 0 ? null : { nth: at + 1, of: levels.length };
}

/** That somebody is a bot, and how strong. A saved game may have a bot that has since left. */
export function botInWords(
  say: FirstPhrases,
  game: keyof FirstPhrases['games'],
  bot: string,
): string {
  const level = levelOf(game, bot);
  const name = levelName(say, game, bot);
  return level === null || name === null
    ? say.levels.otherBot
    : say.levels.bot(name, level.nth, level.of);
}

/** Who somebody is: a person's name, and with a bot's that it is one. */
export function whoInWords(
  say: FirstPhrases,
  game: keyof FirstPhrases['games'],
  { name, bot }: Player,
): string {
  const who = inSentence(name);
  return bot === null ? who : `${who}, ${botInWords(say, game, bot)}`;
}

/** What a level is called; null for a bot that has no name, or has it no more. */
export function levelName(
  say: FirstPhrases,
  game: keyof FirstPhrases['games'],
  bot: string,
): string | null {
  const bots: Readonly<Record<string, { readonly name: string }>> = say.games[game].bots;
  return bots[bot]?.name ?? null;
}
