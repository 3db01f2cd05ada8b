import { isEven } from '../../../game-core/coach/even';
import type { Kinds } from '../../../game-core/kernel/game';
import type { Verdict, Weighed } from '../../../game-core/kernel/judge';
import type { Teller } from '../../../tables/shared/game-table';
import type { Hints } from '../../../tables/shared/hint-words';

/** One thing that could be done, in the best way to do it. */
export interface Ranked {
  readonly words: string;
  readonly weighed: Weighed;
  readonly rank: 'best' | 'even' | 'worse';
}

/** All choices, the best first. Moves that people would call the same are one. */
export function rankedChoices(
  { moves, best }: Verdict,
  hints: Hints,
  view: Kinds['view'],
  teller: Teller,
): readonly Ranked[] {
  const sorted = [...moves].sort((one, other) => {
    if (one === best || other === best) return one === best ? -1 : 1;
    return one.price - other.price;
  });
  const found = new Map<string, Ranked>();
  for (const weighed of sorted) {
    const words = hints.choice(weighed.move, view, teller);
    const rank = weighed === best ? 'best' : isEven(weighed) ? 'even' : 'worse';
    if (!found.has(words)) found.set(words, { words, weighed, rank });
  }
  return [...found.values()];
}
