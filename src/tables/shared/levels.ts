import { GAMES } from '../../game-core/games';
import { findGame } from '../../game-core/kernel/registry';
import type { Phrases } from '../../i18n';
import type { Level } from '../../ui';

/** Where a bot stands among those that people may choose; null for one that they may not. */
export function levelOf(game: string, bot: string): Level | null {
  const levels = findGame(GAMES, game)?.levels ?? [];
  const at = levels.findIndex(({ name }) => name === bot);
  return at < 0 ? null : { nth: at + 1, of: levels.length };
}

/** That somebody is a bot, and how strong. A saved game may have a bot that has since left. */
export function botInWords(say: Phrases, game: keyof Phrases['games'], bot: string): string {
  const level = levelOf(game, bot);
  const bots: Readonly<Record<string, { readonly name: string }>> = say.games[game].bots;
  const words = bots[bot];
  return level === null || words === undefined
    ? say.levels.otherBot
    : say.levels.bot(words.name, level.nth, level.of);
}
