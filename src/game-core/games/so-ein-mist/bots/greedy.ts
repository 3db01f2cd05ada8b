import type { Seat } from '../../../kernel/seats';
import { quickBot } from '../../../kernel/thinking';
import type { Card } from '../cards';
import { worth } from '../score';
import { activeSeat, landing, takerAt } from '../table';
import { FACES, type Open, type SoEinMist } from '../types';
import { stopOrGoOn } from './dice';

/**
 * The best single turn: what it takes minus the mean of what the others get, with exact odds for
 * the dice that may still come. It does not look beyond the turn.
 */
export const greedy = quickBot<SoEinMist>('greedy', ({ open }) => {
  const seat = activeSeat(open);
  return stopOrGoOn(open.dice, () => FACES.map((face) => gain(open, seat, face)));
});

/** What a stop with this many steps is worth to the seat. */
export function gain({ setting, board }: Open, seat: Seat, steps: number): number {
  const slot = landing(board, seat, steps);
  const taker = takerAt(board, seat, slot);
  const points = worth(setting, taker, board.path[slot] as Card);
  return taker === seat ? points : -points / (setting.config.seats - 1);
}
