import { createStore, type StoreApi } from 'zustand/vanilla';

import { appraise, type Appraisal, type Appraised } from '../game-core/coach/appraise';
import { deriveSeed } from '../game-core/kernel/chance';
import type { Judge } from '../game-core/kernel/judge';
import type { Match } from '../game-core/kernel/match';
import { seatsOf } from '../game-core/kernel/seats';
import { finish, type Thinking } from '../game-core/kernel/thinking';
import { roundedOff } from '../storage/reviews';
import { createInTurn } from './in-turn';
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

/** A finished match being judged, in slices that leave the screen free. What is found is kept. */
export interface Appraising {
  readonly state: StoreApi<Judged>;
  /** Goes on until the function that it returns is called; another start goes on from there. */
  start(): () => void;
}

/** Where what is found is kept, be it the first part of it only. */
export interface Keeping {
  load(): Promise<Appraisal | null>;
  save(appraisal: Appraisal): Promise<unknown>;
}

/** It is told and kept in so many parts: each draws a curve anew. */
const PARTS = 16;

const seedOf = ({ origin }: Match) => deriveSeed(origin.chance.seed, 'looking back');

/** What an exact judge says: there is nothing to wait for, and neither to round nor to keep. */
function judgedAtOnce(match: Match, judge: Judge): Appraising {
  const appraisal = finish(appraise(match, judge, { seed: seedOf(match) }));
  const state = createStore<Judged>(() => ({ appraisal, share: 1, hasFailed: false }));
  return { state, start: () => () => undefined };
}

/** Alone only an exact judge says what the game is worth; among several all begin with an even share. */
export function createAppraising(
  match: Match,
  judge: Judge,
  pace: Pace,
  keeping: Keeping,
): Appraising {
  if (judge.isExact === true) return judgedAtOnce(match, judge);
  const { seats } = match.origin.config;
  let known: Pick<Appraisal, 'start' | 'steps'> = {
    start: seatsOf(seats).map(() => 1 / seats),
    steps: [],
  };
  const soFar = (): Judged => {
    const { start, steps } = known;
    return {
      appraisal: { start, steps, result: steps.at(-1)?.after ?? start },
      share: Math.min(steps.length / match.length, 1 - 1 / match.length),
      hasFailed: false,
    };
  };
  const state = createStore<Judged>(soFar);

  const seed = seedOf(match);
  let thinking: Thinking<Appraisal> | null = null;
  const steps: Appraised[] = [];
  const tell = (step: Appraised) => {
    steps.push(step);
    if (steps.length % Math.ceil(match.length / PARTS) !== 0) return;
    known = { ...known, steps: [...steps] };
    state.setState(soFar());
    const { appraisal } = state.getState();
    void inTurn(() => keeping.save(roundedOff(appraisal))).catch(() => undefined);
  };
  // No part is written over the whole.
  const inTurn = createInTurn();
  const thinker = createThinker(pace);
  const isOver = () => state.getState().share === 1 || state.getState().hasFailed;
  const settle = (appraisal: Appraisal) => state.setState({ appraisal, share: 1 });

  return {
    state,

    start() {
      let isWanted = true;
      let thought: Thought<Appraisal> | null = null;
      const look = async (): Promise<void> => {
        if (isOver()) return;
        const kept = await keeping.load().catch(() => null);
        if (!isWanted || isOver()) return;
        if (kept?.steps.length === match.length) return settle(kept);
        if (thinking === null) {
          known = kept ?? known;
          steps.push(...known.steps);
          state.setState(soFar());
          thinking = appraise(match, judge, { seed, known }, tell);
        }
        thought = thinker.think(thinking);
        const found = await thought.choice;
        if (found === null) return;
        const appraisal = roundedOff(found);
        settle(appraisal);
        await inTurn(() => keeping.save(appraisal));
      };
      look().catch(() => state.setState({ hasFailed: true }));
      return () => {
        isWanted = false;
        thought?.giveUp();
      };
    },
  };
}
