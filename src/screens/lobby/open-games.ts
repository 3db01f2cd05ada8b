import { isFinished, type Shelved } from '../../session/shelf-state';
import { isPlayable, type PlayableGame } from '../../tables/playable';

/** A match at whose table one can sit. */
export interface KeptGame extends Shelved {
  readonly game: PlayableGame;
}

/** A match that can be gone on with. */
export type OpenGame = KeptGame;

/** Those that have a table, the latest first. */
function keptGames(matches: readonly Shelved[]): readonly KeptGame[] {
  return matches.flatMap((shelved) => {
    const { game } = shelved;
    return isPlayable(game) ? [{ ...shelved, game }] : [];
  });
}

/** Those that wait to be gone on with, the latest first. */
export function openGames(matches: readonly Shelved[]): readonly OpenGame[] {
  return keptGames(matches).filter((game) => !isFinished(game));
}

/** Those that can be looked at again, the latest first. */
export function finishedGames(matches: readonly Shelved[]): readonly KeptGame[] {
  return keptGames(matches).filter(isFinished);
}
