import { actionsOf, begin, isDecision, type Match } from '../../../kernel/match';
import { apply } from '../apply';
import { isSolo } from '../table';
import type { Event, Mice, Move, State } from '../types';
import type { SoloValues } from './values';
import { bestOf, weigh, worthNow } from './worth';

/** What a roll did to the value of the game. */
export interface RollStep {
  readonly kind: 'roll';
  readonly event: Event;
  readonly before: number;
  readonly after: number;
  /** After less before: what the dice gave. */
  readonly luck: number;
}

/** What a decision did to it. */
export interface MoveStep {
  readonly kind: 'move';
  readonly move: Move;
  readonly best: Move;
  readonly before: number;
  readonly after: number;
  /** What the move lost against the best one, which loses nothing. */
  readonly loss: number;
}

export type Step = RollStep | MoveStep;

/** A finished solo game, looked at again: the result is start + luck + skill. */
export interface Analysis {
  readonly start: number;
  readonly result: number;
  readonly steps: readonly Step[];
  readonly luck: number;
  /** Minus all that was lost by decisions: nobody does better than the best play. */
  readonly skill: number;
}

/**
 * Follows the value of the game from roll to roll and from decision to decision. Each value is that
 * of the best play from there on, so a roll can move it either way and a decision only down.
 */
export function analyse(values: SoloValues, match: Match<Mice>): Analysis {
  const { game, config, chance } = match.origin;
  if (!isSolo(match.state.table)) throw new RangeError('Only solo games can be analysed.');
  if (!match.state.over) throw new RangeError('Only finished games can be analysed.');

  let state: State = begin(game, config, chance.seed).state;
  const start = worthNow(values, state);
  let before = start;
  const steps: Step[] = [];
  for (const action of actionsOf(match)) {
    const then = state;
    state = apply(state, action);
    const after = worthNow(values, state);
    if (isDecision(action)) {
      const best = bestOf(weigh(values, then)).move;
      steps.push({ kind: 'move', move: action.move, best, before, after, loss: before - after });
    } else if (action.event.type === 'roll') {
      steps.push({ kind: 'roll', event: action.event, before, after, luck: after - before });
    }
    before = after;
  }
  return { start, result: before, steps, ...totals(steps) };
}

function totals(steps: readonly Step[]): { luck: number; skill: number } {
  let luck = 0;
  let skill = 0;
  for (const step of steps) {
    if (step.kind === 'roll') luck += step.luck;
    else skill -= step.loss;
  }
  return { luck, skill };
}
