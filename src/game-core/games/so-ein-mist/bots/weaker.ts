import type { Seat } from '../../../kernel/seats';
import { quickBot } from '../../../kernel/thinking';
import type { Card } from '../cards';
import { worth } from '../score';
import { activeSeat, forcedStop, landing, takerAt } from '../table';
import { FACES, type Face, type Open, type SoEinMist } from '../types';

/** Never rolls more dice than this. */
const BRAVE = 2;

/** Takes the first card that is food, and does not dare to roll a third time. */
export const timid = quickBot<SoEinMist>('timid', ({ open }) => {
  const { dice } = open;
  const face = dice[dice.length - 1] as Face;
  return dice.length >= BRAVE || ownPoints(open, activeSeat(open), face) > 0 ? 'stop' : 'continue';
});

/**
 * Wants for itself what is better than usual: it rolls on while its card is worse than the mean of
 * the six that it may reach. What others get by it does not count, nor how the dice may still fall.
 */
export const selfish = quickBot<SoEinMist>('selfish', ({ open }) => {
  const { dice } = open;
  if (forcedStop(dice) !== null) return 'stop';
  const points = FACES.map((face) => ownPoints(open, activeSeat(open), face));
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  const now = points[(dice[dice.length - 1] as Face) - 1] as number;
  return now < mean ? 'continue' : 'stop';
});

function ownPoints({ setting, board }: Open, seat: Seat, steps: number): number {
  const slot = landing(board, seat, steps);
  return takerAt(board, seat, slot) === seat ? worth(setting, seat, board.path[slot] as Card) : 0;
}
