import type { Config } from '../../kernel/game';
import { seatsOf } from '../../kernel/seats';
import { FULL_HAND, NUTS_PER_SEAT } from './cards';
import type { OPTIONS, State } from './types';

/** The whole table: only the starting player is left to chance. */
export function setup(config: Config<typeof OPTIONS>): State {
  const nuts = config.seats === 1 ? config.options.level : 0;
  return {
    setting: { config, start: null },
    table: {
      houses: seatsOf(config.seats).map(() => ({ hand: FULL_HAND, cage: [], down: 0, nuts })),
      supply: NUTS_PER_SEAT * config.seats - nuts,
    },
    turn: 0,
    tray: null,
    asked: null,
    over: false,
  };
}
