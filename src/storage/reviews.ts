import * as v from 'valibot';

import {
  eyesIn,
  momentsOf,
  opensAt,
  turnsUpWith,
  type Appraisal,
  type Appraised,
  type Choice,
} from '../game-core/coach/appraise';
import type { Action } from '../game-core/kernel/game';
import type { Shares, Weighed } from '../game-core/kernel/judge';
import { actionsOf, isDecision, type Match } from '../game-core/kernel/match';
import type { Result } from '../game-core/kernel/result';
import { parseJson, write, type WriteProblem } from './entries';
import { keyOf, type Store } from './store';

/** It rises with every change of a judge: what an older one found is made anew, not mixed with new figures. */
const VERSION = 3;
/** So exact are shares kept: more would only fill the disk. */
const PARTS = 100_000;

const shares = v.array(v.number());

const weighed = v.object({
  shares,
  worth: v.number(),
  error: v.number(),
  price: v.number(),
  priceError: v.number(),
});

/** The moves that were made are in the match itself. */
const kept = v.object({
  version: v.literal(VERSION),
  start: shares,
  steps: v.array(
    v.object({
      before: shares,
      after: shares,
      choice: v.nullable(
        v.object({
          made: weighed,
          best: v.object({ ...weighed.entries, move: v.unknown() }),
          isFree: v.boolean(),
          isBest: v.boolean(),
        }),
      ),
    }),
  ),
  result: shares,
});

type Kept = v.InferOutput<typeof kept>;

/** What was found out about a match that is over, or about its first part; null where there is nothing, or nothing that fits the match. */
export async function loadReview(
  store: Store,
  id: string,
  match: Match,
): Promise<Appraisal | null> {
  const text = await store.getItem(keyOf('reviews', id));
  const read = text === null ? null : v.safeParse(kept, parseJson(text));
  return read?.success ? fitTo(match, read.output) : null;
}

export function saveReview(
  store: Store,
  id: string,
  { start, steps, result }: Appraisal,
): Promise<Result<null, WriteProblem>> {
  const form: Kept = {
    version: VERSION,
    start: [...start],
    steps: steps.map(({ before, after, choice }) => ({
      before: [...before],
      after: [...after],
      choice: choice && {
        made: figuresOf(choice.made),
        best: { ...figuresOf(choice.best), move: choice.best.move },
        isFree: choice.isFree,
        isBest: choice.isBest,
      },
    })),
    result: [...result],
  };
  return write(store, 'reviews', id, JSON.stringify(form));
}

/** As exact as it is kept, so that it says the same when it is read again. */
export function roundedOff({ start, steps, result }: Appraisal): Appraisal {
  return {
    start,
    steps: steps.map((step) => ({
      ...step,
      before: step.before.map(rounded),
      after: step.after.map(rounded),
      choice: step.choice && {
        ...step.choice,
        made: { move: step.choice.made.move, ...figuresOf(step.choice.made) },
        best: { move: step.choice.best.move, ...figuresOf(step.choice.best) },
      },
    })),
    result,
  };
}

function rounded(figure: number): number {
  // Not -0, which no text keeps.
  return Math.round(figure * PARTS) / PARTS + 0;
}

function figuresOf({ shares: of, worth, error, price, priceError }: Weighed) {
  return {
    shares: of.map(rounded),
    worth: rounded(worth),
    error: rounded(error),
    price: rounded(price),
    priceError: rounded(priceError),
  };
}

/** With the actions of the match, as far as it goes; null where it is about another one. */
function fitTo(match: Match, { start, steps, result }: Kept): Appraisal | null {
  const { game, config } = match.origin;
  const isForAll = (each: Shares) => each.length === config.seats;
  const actions = actionsOf(match);
  const fits =
    steps.length <= actions.length &&
    [start, result, ...steps.flatMap(({ before, after }) => [before, after])].every(isForAll);
  if (!fits) return null;
  const moments = momentsOf(match);
  const fitted: Appraised[] = [];
  for (const [moment, { before, after, choice }] of steps.entries()) {
    const action = actions[moment] as Action;
    if (isDecision(action) !== (choice !== null)) return null;
    const best = choice && v.safeParse(game.moveSchema, choice.best.move);
    if (best?.success === false) return null;
    const made = isDecision(action) ? action.move : null;
    const judged: Choice | null = choice && {
      ...choice,
      made: { ...choice.made, move: made },
      best: { ...choice.best, move: best?.output },
    };
    const then = moments[moment] as Match;
    const eyes = eyesIn(then, moments[moment + 1] as Match, moments[moment + 2]);
    fitted.push({
      by: action.by,
      before,
      after,
      moment,
      action,
      eyes,
      opens: opensAt(then),
      turnsUp: turnsUpWith(then, action),
      choice: judged,
    });
  }
  return { start, steps: fitted, result };
}
