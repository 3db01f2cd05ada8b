import type { PlayableGame } from '../../tables/playable';
import type { Hints } from '../../tables/shared/hint-words';

export type LoadHints = (game: PlayableGame) => Promise<Hints>;

/** Judges are large: they are loaded when somebody asks the owl, or bots may talk. */
export const loadHints: LoadHints = async (game) => {
  const { HINTS } = await import('../../tables/hints');
  return HINTS[game];
};
