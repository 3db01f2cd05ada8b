import { createChance, seedFromText } from '../game-core/kernel/chance';
import type { Judge, Verdict } from '../game-core/kernel/judge';
import type { Advised } from './session';
import { createThinker, type Pace, type Thought } from './thinking';

export interface Adviser {
  /** Begins to think about a decision of a match, in slices that leave the screen free. */
  weigh(judge: Judge, match: string, about: Advised): Thought<Verdict>;
}

export function createAdviser(pace: Pace): Adviser {
  const thinker = createThinker(pace);
  return {
    weigh(judge, match, { name, view }) {
      // The same question has the same answer. The seed of the match has nothing to do with it.
      const random = createChance(seedFromText(`${match} ${name}`)).draw('hint');
      return thinker.think(judge.weigh(view, random));
    },
  };
}
