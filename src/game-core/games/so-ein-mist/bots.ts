import type { Bot } from '../../kernel/game';
import { randomBot } from '../../search/random-bot';
import { expectedByDrawing } from '../../search/stopping';
import type { Seat } from '../../kernel/seats';
import type { Card } from './cards';
import { moves } from './rules';
import { worth } from './score';
import { activeSeat, forcedStop, landing, takerAt } from './table';
import { DICE, FACES, type Open, type SoEinMist } from './types';

/**
 * The best single turn: what it takes minus the mean of what the others get, with exact odds for
 * the dice that may still come. It does not look beyond the turn.
 */
const greedy: Bot<SoEinMist> = {
  name: 'greedy',
  choose({ open }) {
    const { dice } = open;
    if (forcedStop(dice) !== null) return 'stop';
    const payoffs = FACES.map((face) => gain(open, activeSeat(open), face));
    const drawn = dice.map((face) => face - 1);
    const now = payoffs[drawn[drawn.length - 1] as number] as number;
    return expectedByDrawing(payoffs, DICE, drawn) > now ? 'continue' : 'stop';
  },
};

/** What a stop with this many steps is worth to the seat. */
export function gain({ setting, board }: Open, seat: Seat, steps: number): number {
  const slot = landing(board, seat, steps);
  const taker = takerAt(board, seat, slot);
  const points = worth(setting, taker, board.path[slot] as Card);
  return taker === seat ? points : -points / (setting.config.seats - 1);
}

export const BOTS: readonly Bot<SoEinMist>[] = [randomBot(moves), greedy];
