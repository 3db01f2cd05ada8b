import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import {
  ANIMALS,
  cardsOf,
  GREY_CARDS,
  type Card,
} from '../../../../src/game-core/games/so-ein-mist/cards';
import { passesOf } from '../../../../src/game-core/games/so-ein-mist/table';
import type { Event, Face, Move, State } from '../../../../src/game-core/games/so-ein-mist/types';
import { configure } from '../../../../src/game-core/kernel/config';

export const { game } = soEinMist;

type Deal = Extract<Event, { type: 'deal' }>;

interface Wish {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start?: number;
  /** The cards that differ from the usual deal. */
  readonly piles?: readonly (readonly Card[])[];
  readonly path?: readonly Card[];
}

/** The card of an animal, by its value. */
export function card(animal: (typeof ANIMALS)[number], value: number): Card {
  const at = [-5, -3, -1, 2, 4, 6, 8, 10].indexOf(value);
  return cardsOf(animal)[at] as Card;
}

/**
 * A dealt table that is easy to count on. Seat 0 has the cow, seat 1 the sheep, and so on; every pile
 * runs 10, 8, 6, 4, 2, -1, -3, -5 from the top. The path begins with the seats' cards in the order of
 * the seats, so that figure n stands at slot n, then come the grey ones: -3, -3, -1, -1, 2, 2.
 */
export function dealt({ seats, options = {}, start = 0, piles, path }: Wish): State {
  const config = configure(game, { seats, start, options });
  if (!config.ok) throw new Error(config.error.message);
  const animals = ANIMALS.slice(0, seats);
  const dealtPiles = piles ?? animals.map((animal) => cardsOf(animal).reverse());
  const own = dealtPiles.map((pile) => pile[passesOf(config.value)] as Card);
  const deal: Deal = {
    type: 'deal',
    animals,
    piles: dealtPiles,
    path: path ?? [...own, ...GREY_CARDS],
    start,
  };
  return game.apply(game.setup(config.value), { by: 'chance', event: deal });
}

export function rolled(state: State, ...faces: Face[]): State {
  return faces.reduce((before, face, index) => {
    const ready = index === 0 ? before : decided(before, 'continue');
    return game.apply(ready, { by: 'chance', event: { type: 'roll', face } });
  }, state);
}

export function decided(state: State, move: Move): State {
  const turn = game.turn(state);
  const by = turn.kind === 'seats' ? (turn.seats[0] as number) : -1;
  const refusal = game.check(game.view(state, by), move);
  if (refusal !== null) throw new Error(refusal.code);
  return game.apply(state, { by, move });
}

/** A turn that rolls these faces and stops with the last. */
export function moved(state: State, ...faces: Face[]): State {
  return decided(rolled(state, ...faces), 'stop');
}

/** Turns of one roll each. */
export function movedAll(state: State, ...faces: Face[]): State {
  return faces.reduce((before, face) => moved(before, face), state);
}
