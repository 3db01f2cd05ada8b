import { createStore, type StoreApi } from 'zustand/vanilla';

import { appraise, type Appraisal, type Appraised } from '../game-core/coach/appraise';
import { deriveSeed } from '../game-core/kernel/chance';
import type { Judge } from '../game-core/kernel/judge';
import type { Match } from '../game-core/kernel/match';
import { seatsOf } from '../game-core/kernel/seats';
import { loadReview, roundedOff, saveReview } from '../storage/reviews';
import type { Store } from '../storage/store';
import { createThinker, type Pace, type Thought } from './thinking';

/** What is known of a match so far. */
export interface Judged {
  /** Of all that has been looked at; the result is that of the last step of it. */
  readonly appraisal: Appraisal;
  /** How much of the match that is: 1 once it is all of it. */
  readonly share: number;
  /** The judge could not go on: there will be no more. */
  readonly hasFailed: boolean;
}

/** A finished match being judged, in slices that leave the screen free. What is found is kept with the match. */
export interface Appraising {
  readonly state: StoreApi<Judged>;
  /** Goes on until the function that it returns is called; another start goes on from there. */
  start(): () => void;
}

export interface AppraisingSurroundings extends Pace {
  readonly store: Store;
}

/** It is told in so many parts: each draws a curve anew. */
const PARTS = 16;

/** Of a match with several seats. */
export function createAppraising(
  id: string,
  match: Match,
  judge: Judge,
  { store, now, pause }: AppraisingSurroundings,
): Appraising {
  const start = seatsOf(match.origin.config.seats).map((_, __, { length }) => 1 / length);
  const steps: Appraised[] = [];
  const soFar = (): Judged => ({
    appraisal: { start, steps: [...steps], result: steps.at(-1)?.after ?? start },
    share: Math.min(steps.length / match.length, 1 - 1 / match.length),
    hasFailed: false,
  });
  const state = createStore<Judged>(soFar);

  const seed = deriveSeed(match.origin.chance.seed, 'looking back');
  const thinking = appraise(match, judge, { seed }, (step) => {
    steps.push(step);
    if (steps.length % Math.ceil(match.length / PARTS) === 0) state.setState(soFar());
  });
  const thinker = createThinker({ now, pause });
  const isOver = () => state.getState().share === 1 || state.getState().hasFailed;
  const finish = (appraisal: Appraisal) => state.setState({ appraisal, share: 1 });

  return {
    state,

    start() {
      let isWanted = true;
      let thought: Thought<Appraisal> | null = null;
      const look = async (): Promise<void> => {
        if (isOver()) return;
        const kept = await loadReview(store, id, match).catch(() => null);
        if (!isWanted || isOver()) return;
        if (kept !== null) return finish(kept);
        thought = thinker.think(thinking);
        const found = await thought.choice;
        if (found === null) return;
        const appraisal = roundedOff(found);
        finish(appraisal);
        await saveReview(store, id, appraisal);
      };
      look().catch(() => state.setState({ hasFailed: true }));
      return () => {
        isWanted = false;
        thought?.giveUp();
      };
    },
  };
}
