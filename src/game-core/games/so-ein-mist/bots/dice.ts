import { expectedByDrawing } from '../../../search/stopping';
import { forcedStop } from '../table';
import { DICE, type Face, type Move } from '../types';

/**
 * Whether to stop with the last die, by what a stop with each face is worth. The odds of the dice
 * that may still come are exact. The worths are asked for only where there is a choice.
 */
export function stopOrGoOn(dice: readonly Face[], worths: () => readonly number[]): Move {
  if (forcedStop(dice) !== null) return 'stop';
  const payoffs = worths();
  const drawn = dice.map((face) => face - 1);
  const now = payoffs[drawn[drawn.length - 1] as number] as number;
  return expectedByDrawing(payoffs, DICE, drawn) > now ? 'continue' : 'stop';
}
