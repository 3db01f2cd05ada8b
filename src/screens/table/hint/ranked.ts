import { isAsGood } from '../../../game-core/coach/even';
import type { Kinds } from '../../../game-core/kernel/game';
import type { Verdict, Weighed } from '../../../game-core/kernel/judge';
import type { Teller } from '../../../tables/shared/game-table';
import type { Hints } from '../../../tables/shared/hint-words';

const RANKS = ['best', 'even', 'worse'] as const;

/** One thing that could be done, in the best way to do it. */
export interface Ranked {
  readonly words: string;
  readonly weighed: Weighed;
  readonly rank: (typeof RANKS)[number];
}

/** All choices, the best first. Moves that people would call the same are one. */
export function rankedChoices(
  { moves, best }: Verdict,
  hints: Hints,
  view: Kinds['view'],
  teller: Teller,
): readonly Ranked[] {
  const isFolly = ({ move }: Weighed) => hints.isFolly?.(move, view) ?? false;
  const rankOf = (weighed: Weighed) => {
    if (best === null || weighed === best) return 'best';
    const isLess = isFolly(weighed) && !isFolly(best);
    return isAsGood(weighed, best) && !isLess ? 'even' : 'worse';
  };
  const sorted = moves
    .map((weighed) => ({ weighed, rank: rankOf(weighed) }) as const)
    .sort((one, other) => {
      const ranks = RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank);
      return ranks === 0 ? one.weighed.price - other.weighed.price : ranks;
    });
  const found = new Map<string, Ranked>();
  for (const { weighed, rank } of sorted) {
    const words = hints.choice(weighed.move, view, teller);
    if (!found.has(words)) found.set(words, { words, weighed, rank });
  }
  return [...found.values()];
}
