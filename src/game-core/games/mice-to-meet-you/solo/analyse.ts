import { balanceOf, type Step as ValueStep } from '../../../coach/balance';
import { isDecision } from '../../../kernel/match';
import type { MatchRecord } from '../../../kernel/record';
import { apply } from '../apply';
import { setup } from '../setup';
import { isSolo } from '../table';
import type { Event, Mice, Move, State } from '../types';
import type { SoloValues } from './values';
import { bestOf, weigh, worthNow } from './worth';

interface Moment {
  /** How many actions of the match led to what came of it. */
  readonly length: number;
  /** The table just before. */
  readonly state: State;
  /** The value of the game just before, and then. */
  readonly before: number;
  readonly after: number;
}

/** What a roll did to the value of the game. */
export interface RollStep extends Moment {
  readonly kind: 'roll';
  readonly event: Extract<Event, { type: 'roll' }>;
  /** After less before: what the dice gave. */
  readonly luck: number;
}

/** What a decision did to it. */
export interface MoveStep extends Moment {
  readonly kind: 'move';
  readonly move: Move;
  readonly best: Move;
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

/** As much of a match's record as it takes. */
export type Played = Pick<MatchRecord<Mice>, 'config' | 'actions'>;

/**
 * Follows the value of the game from roll to roll and from decision to decision. Each value is that
 * of the best play from there on, so a roll can move it either way and a decision only down.
 */
export function analyse(values: SoloValues, { config, actions }: Played): Analysis {
  let state: State = setup(config);
  if (!isSolo(state.table)) throw new RangeError('Only solo games can be analysed.');

  const start = worthNow(values, state);
  let before = start;
  const steps: Step[] = [];
  actions.forEach((action, index) => {
    const then = state;
    state = apply(state, action);
    const after = worthNow(values, state);
    const moment = { length: index + 1, state: then, before, after };
    if (isDecision(action)) {
      const best = bestOf(weigh(values, then)).move;
      steps.push({ kind: 'move', move: action.move, best, loss: before - after, ...moment });
    } else if (action.event.type === 'roll') {
      steps.push({ kind: 'roll', event: action.event, luck: after - before, ...moment });
    }
    before = after;
  });
  if (!state.over) throw new RangeError('Only finished games can be analysed.');
  const { luck, choices } = balanceOf(0, start, steps.map(asStep), before);
  return { start, result: before, steps, luck, skill: choices };
}

function asStep({ kind, before, after }: Step): ValueStep {
  return { by: kind === 'roll' ? 'chance' : 0, before: [before], after: [after] };
}
