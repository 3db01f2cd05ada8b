import type { Config, Pause } from '../../kernel/game';
import { leftOf, rightOf, seatsOf, type Seat } from '../../kernel/seats';
import { PASSING } from './declared';
import type { Shape } from './sheet';
import type { Open, OPTIONS, Setting, State } from './types';
import { SHAPES } from './window';

/** Questions about the open table: how a round goes, who is next, who holds what. */

type MistyConfig = Config<typeof OPTIONS>;

/** Cards in a new hand. */
export function handSize({ options }: MistyConfig): number {
  return options.initiation ? 3 : 6;
}

/** Which way the hands go in each deal of a round. */
export function passing({ options }: MistyConfig): readonly ('left' | 'right')[] {
  return options.initiation ? PASSING.initiation : PASSING.standard;
}

/** How many cards a whole window has. */
export function windowSize(config: MistyConfig): number {
  return handSize(config) * passing(config).length;
}

export function shapesOf({ options }: MistyConfig): readonly Shape[] {
  return options.initiation ? SHAPES.initiation : SHAPES.standard;
}

/** Rounds are counted from 0. */
export function roundOf({ scores }: Open): number {
  return scores.length;
}

/** The seat that gets this seat's hand after a pick. */
export function receiver(config: MistyConfig, deal: number, seat: Seat): Seat {
  return passing(config)[deal] === 'left'
    ? leftOf(seat, config.seats)
    : rightOf(seat, config.seats);
}

/** How many seats on the next holder of a hand sits: 1 for the left neighbour, -1 for the right one. */
export function stepOf(config: MistyConfig, deal: number): number {
  return passing(config)[deal] === 'left' ? 1 : -1;
}

/** The seat that activates its window as the nth of a round. */
export function activator({ config, start }: Setting, nth: number): Seat {
  return (start + nth) % config.seats;
}

/**
 * The seats that hold, at this pick of a deal, a hand that the viewer has held: its own hand, the
 * one that it has just passed on, and so on along the way that the hands go.
 */
export function seatsKnownTo(
  config: MistyConfig,
  deal: number,
  pick: number,
  viewer: Seat,
): Seat[] {
  const known: Seat[] = [];
  let holder = viewer;
  for (let held = 0; held <= pick && held < config.seats; held += 1) {
    known.push(holder);
    holder = receiver(config, deal, holder);
  }
  return known;
}

export function everySeat({ config }: Setting): Seat[] {
  return seatsOf(config.seats);
}

/** Every pick of all seats is a turn, and so is every activation of a window. */
export function turnsTaken({ open }: State): number {
  const { setting, stage, windows } = open;
  const { config } = setting;
  const picks = windowSize(config);
  const earlier = roundOf(open) * (picks + config.seats);
  switch (stage.name) {
    case 'starting':
    case 'over':
      return earlier;
    case 'dealing':
      return earlier + (stage.deal === 0 ? 0 : (windows[0]?.length ?? 0));
    case 'building':
      return earlier + (windows[0]?.length ?? 0);
    case 'activating':
      return earlier + picks + stage.done;
  }
}

/** The points of a round are read before the next one is dealt. */
export function pauses(open: Open): readonly Pause[] {
  const { stage } = open;
  const isBetweenRounds = stage.name === 'dealing' && stage.deal === 0 && roundOf(open) > 0;
  return isBetweenRounds ? [{ kind: 'read' }] : [];
}
