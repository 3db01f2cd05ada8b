import type { Refusal } from '../../game-core/kernel/refusal';
import type { Phrases } from '../../i18n';

/** Why a choice is refused, with the rule, in the language of the person who made it. */
export function refusalInWords(
  say: Phrases,
  game: keyof Phrases['games'],
  code: Refusal['code'],
): string {
  const own: Readonly<Record<string, string>> = say.refusals[game];
  const anyGame: Readonly<Record<string, string>> = say.refusals.anyGame;
  return own[code] ?? anyGame[code] ?? say.refusals.anyGame.other;
}
