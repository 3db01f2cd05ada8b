import { RATINGS, type Rating } from '../../../../game-core/games/mice-to-meet-you/score';
import { SOLO_LEVELS, type Level } from '../../../../game-core/games/mice-to-meet-you/types';
import type { PlayedAlone } from '../../../shared/game-table';

/** What somebody has reached on a level. */
export interface Reached {
  readonly level: Level;
  /** Null where they have not played on it to an end. */
  readonly best: Rating | null;
  readonly games: number;
  /** No game as good was played without hints. */
  readonly isHinted: boolean;
  /** The game that came last was better than all before it, and not the first. */
  readonly isNew: boolean;
}

/** From the easiest level on. The games are given with the latest last. */
export function bestSoFar(played: readonly PlayedAlone[]): readonly Reached[] {
  return SOLO_LEVELS.map((level) => {
    const games = played.filter(({ options }) => options['level'] === level);
    const ratings = games.map(({ rating }) => rating);
    const last = ratings.at(-1) ?? 0;
    const before = ratings.slice(0, -1);
    // The best rating comes first.
    const best = RATINGS.find((rating) => ratings.includes(rating)) ?? null;
    return {
      level,
      best,
      games: ratings.length,
      isHinted: best !== null && games.every(({ rating, hints }) => rating < best || hints > 0),
      isNew: before.length > 0 && before.every((rating) => rating < last),
    };
  });
}
