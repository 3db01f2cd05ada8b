import { shuffled, type Random } from '../../kernel/chance';
import type { Config } from '../../kernel/game';
import { seatsOf } from '../../kernel/seats';
import { ALL_CARDS, type Card } from './cards';
import { everySeat, handSize } from './table';
import type { Event, OPTIONS, State } from './types';

type Deal = Extract<Event, { type: 'deal' }>;

/** The empty table, before anybody knows who starts. */
export function setup(config: Config<typeof OPTIONS>): State {
  const seats = seatsOf(config.seats);
  return {
    open: {
      setting: { config, start: 0 },
      stage: { name: 'starting' },
      windows: seats.map(() => []),
      moved: seats.map(() => []),
      scores: [],
    },
    hidden: { hands: seats.map(() => []), picks: seats.map(() => null), rest: ALL_CARDS },
  };
}

/** A round begins with the whole deck; its later deals come from what is left of it. */
function supply({ hidden }: State, deal: number): readonly Card[] {
  return deal === 0 ? ALL_CARDS : hidden.rest;
}

/**
 * The supply is shuffled in ascending order, so that a deal follows from the seed alone, whatever
 * anybody chose before.
 */
export function sampleDeal(state: State, deal: number, random: Random): Deal {
  const { setting } = state.open;
  const size = handSize(setting.config);
  const cards = shuffled(supply(state, deal), random);
  return {
    type: 'deal',
    hands: everySeat(setting).map((seat) => sorted(cards.slice(seat * size, (seat + 1) * size))),
  };
}

export function applyDeal(state: State, deal: number, { hands }: Deal): State {
  const { setting, windows, moved, scores } = state.open;
  const dealt = hands.flat();
  const fresh = deal === 0;
  return {
    open: {
      setting,
      stage: { name: 'building', deal, pick: 0 },
      windows: fresh ? hands.map(() => []) : windows,
      moved: fresh ? hands.map(() => []) : moved,
      scores,
    },
    hidden: {
      hands,
      picks: hands.map(() => null),
      rest: supply(state, deal).filter((card) => !dealt.includes(card)),
    },
  };
}

export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b);
}
