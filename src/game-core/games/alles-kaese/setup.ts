import { shuffled, type Random } from '../../kernel/chance';
import { drawStart } from '../../kernel/config';
import type { Config } from '../../kernel/game';
import { seatsOf } from '../../kernel/seats';
import { DISPLAY_SIZE, PACK } from './cards';
import type { Event, OPTIONS, State } from './types';

type Deal = Extract<Event, { type: 'deal' }>;

/** The empty table, before the deal. */
export function setup(config: Config<typeof OPTIONS>): State {
  return {
    open: {
      setting: { config, start: 0 },
      board: { display: [], rows: [], discard: [], drawn: 0, backs: [] },
      log: [],
      die: null,
    },
    pack: [],
  };
}

export function sampleDeal(config: Config<typeof OPTIONS>, random: Random): Deal {
  const pack = shuffled(PACK, random);
  return { type: 'deal', pack, start: drawStart(config, random) };
}

export function applyDeal({ open }: State, { pack, start }: Deal): State {
  const { config } = open.setting;
  return {
    open: {
      setting: { config, start },
      board: {
        display: Array.from({ length: DISPLAY_SIZE }, (_, card) => card),
        rows: seatsOf(config.seats).map(() => []),
        discard: [],
        drawn: DISPLAY_SIZE,
        // The back of the top supply card lies open, too.
        backs: pack.slice(0, DISPLAY_SIZE + 1).map(({ holes }) => holes),
      },
      log: [],
      die: null,
    },
    pack,
  };
}
