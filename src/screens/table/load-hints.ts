import { HINTS } from '../../tables/hints';
import type { PlayableGame } from '../../tables/playable';
import type { Hints } from '../../tables/shared/hint-words';

export type LoadHints = (game: PlayableGame) => Promise<Hints>;

/** They come with the screens: apart from those, what both of them use would have to be loaded with the first page. */
export const loadHints: LoadHints = async (game) => HINTS[game];
