import { RATINGS, type Rating } from '../../../game-core/games/mice-to-meet-you/score';
import { SOLO_LEVELS, type Level } from '../../../game-core/games/mice-to-meet-you/types';
import type { PlayedAlone } from '../../shared/game-table';

/** What somebody has reached on a level. */
export interface Reached {
  readonly level: Level;
  /** Null where they have not played on it to an end. */
  readonly best: Rating | null;
  readonly games: number;
}

/** From the easiest level on. */
export function bestSoFar(played: readonly PlayedAlone[]): readonly Reached[] {
  return SOLO_LEVELS.map((level) => {
    const ratings = played.flatMap(({ options, rating }) =>
      options['level'] === level ? [rating] : [],
    );
    // The best rating comes first.
    const best = RATINGS.find((rating) => ratings.includes(rating)) ?? null;
    return { level, best, games: ratings.length };
  });
}
