import { cardsIn, countOf, DICE_SET, FULL_HAND, NUTS_PER_SEAT, type CardSet } from '../cards';
import { diceLeft } from '../dice';
import type { House } from '../types';

/**
 * A solo game between two turns, as a number. The cards in hand, the dice that are left and the
 * nuts say all: the cage and the rolls before have no say in what can still happen, and a 9 that is
 * down is as good as a 12.
 */
export type Position = number;

export const HAND_CARDS = cardsIn(FULL_HAND);

/** Hands are counted by bits: bit i is the i-th of the hand's cards. */
export const HANDS = 1 << HAND_CARDS.length;

export const NUT_COUNTS = NUTS_PER_SEAT + 1;

/** How many dice of each colour may be left, fewest first: a miss only leads to earlier ones. */
export const DICE_LEFT = [
  { red: 1, yellow: 1 },
  { red: 1, yellow: 2 },
  { red: 1, yellow: 3 },
  { red: 2, yellow: 1 },
  { red: 2, yellow: 2 },
  { red: 2, yellow: 3 },
] as const;

export const POSITIONS = DICE_LEFT.length * NUT_COUNTS * HANDS;

/** After the last miss nothing counts but how many cards are left: one, two, or three and more. */
export const LOST: readonly Position[] = [POSITIONS, POSITIONS + 1, POSITIONS + 2];
export const ALL_POSITIONS = POSITIONS + LOST.length;

export function positionAt(dice: number, nuts: number, hand: number): Position {
  return (dice * NUT_COUNTS + nuts) * HANDS + hand;
}

export function lostWith(cards: number): Position {
  return POSITIONS + Math.min(cards, LOST.length) - 1;
}

/** Every dice card but the 6 gives one die. */
export function diceCardsOpen(dice: number): number {
  const { red, yellow } = DICE_LEFT[dice] ?? DICE_LEFT[0];
  return red + yellow - 1;
}

export function handNumber(hand: CardSet): number {
  return HAND_CARDS.reduce((number, card, bit) => number | (((hand >> card) & 1) << bit), 0);
}

/** Where a house stands between two turns, or at the end. */
export function positionOf({ hand, down, nuts }: House): Position {
  if (down === DICE_SET) return lostWith(countOf(hand));
  const { red, yellow } = diceLeft(down);
  const dice = (red.length - 1) * 3 + yellow.length - 1;
  return positionAt(dice, nuts, handNumber(hand));
}
