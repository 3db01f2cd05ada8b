import { apply } from '../../../../game-core/games/mice-to-meet-you/apply';
import type { SoloValues } from '../../../../game-core/games/mice-to-meet-you/solo/values';
import {
  bestOf,
  weigh,
  type Weighed,
} from '../../../../game-core/games/mice-to-meet-you/solo/worth';
import type { Move, State } from '../../../../game-core/games/mice-to-meet-you/types';
import { choiceOf, type Choice } from '../choices';

/** One thing that could be done, in the best way to do it. */
export interface Advice {
  readonly move: Move;
  readonly choice: Choice;
  /** The chance to clear the house that it keeps. */
  readonly worth: number;
}

export interface Hint {
  /** The best first; what is done for the same card in other ways is left out. */
  readonly all: readonly Advice[];
  /** Nothing can be caught: all that can be chosen is which larder closes. */
  readonly isForced: boolean;
  /** The second card that follows on the best choice, if it is best to take one. */
  readonly then: Choice | null;
}

/** What to do now, and what everything else would keep. */
export function hintFor(values: SoloValues, state: State): Hint {
  const weighed = weigh(values, state);
  const best = bestOf(weighed);
  // The best comes first among its equals, as the core has it.
  const sorted = [best, ...weighed.filter((each) => each !== best)].sort(
    (one, other) => other.worth - one.worth,
  );
  const isForced = weighed.every(({ move: { type } }) => type === 'miss');
  const shown = new Map<string, Weighed>();
  for (const each of sorted) {
    const target = isForced ? JSON.stringify(each.move) : targetOf(each.move);
    if (!shown.has(target)) shown.set(target, each);
  }
  const all = [...shown.values()].map(({ move, worth }) => ({
    move,
    worth,
    choice: choiceOf(state, move),
  }));
  return { all, isForced, then: secondOf(values, apply(state, { by: 0, move: best.move })) };
}

/** Ways to the same card are one thing to do, and so are all misses beside them. */
function targetOf(move: Move): string {
  return 'card' in move ? `${move.type} ${move.card}` : move.type;
}

function secondOf(values: SoloValues, after: State): Choice | null {
  if (after.asked === null) return null;
  const { move } = bestOf(weigh(values, after));
  return move.type === 'take' ? choiceOf(after, move) : null;
}

/** The best three and what a miss would keep: as much as can be taken in at a glance. */
export function inShort({ all }: Hint): readonly Advice[] {
  const first = all.slice(0, 3);
  const last = all.slice(3).find(({ choice: { kind } }) => kind === 'miss' || kind === 'pass');
  return last === undefined ? all.slice(0, 4) : [...first, last];
}
