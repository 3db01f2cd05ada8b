/** The material, declared in one place. */

/** A mouse card by its number of mice, 1 to 18. */
export type Card = number;
export const CARDS: readonly Card[] = Array.from({ length: 18 }, (_, index) => index + 1);

/** A set of cards: bit v is the card with v mice. Hands are plain numbers because bots make millions. */
export type CardSet = number;

export type DiceCard = 6 | 9 | 12 | 15;
export const DICE_CARDS: readonly DiceCard[] = [6, 9, 12, 15];

/** May be turned only when the other dice cards are down. */
export const LAST_DICE_CARD: DiceCard = 6;

/**
 * Which dice a dice card gives its owner, each by its place among the dice of its colour. The 15 is
 * printed so; the other three are declared.
 */
export const DICE_ON_CARDS: Readonly<Record<DiceCard, DiceOfCard>> = {
  6: { red: [0], yellow: [0] },
  9: { red: [], yellow: [1] },
  12: { red: [], yellow: [2] },
  15: { red: [1], yellow: [] },
};

interface DiceOfCard {
  readonly red: readonly number[];
  readonly yellow: readonly number[];
}

export const RED_DICE = 2;
export const YELLOW_DICE = 3;
export const NUTS_PER_SEAT = 3;

/** Solo: unused yellow dice that total this much bring a nut from the middle. */
export const SOLO_BONUS_TOTAL = 15;

export function setOf(cards: readonly Card[]): CardSet {
  return cards.reduce((set, card) => set | (1 << card), 0);
}

export function has(set: CardSet, card: Card): boolean {
  return (set & (1 << card)) !== 0;
}

export function cardsIn(set: CardSet): Card[] {
  return CARDS.filter((card) => has(set, card));
}

export function countOf(set: CardSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many mice run about on these cards. */
export function miceOn(set: CardSet): number {
  let mice = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) mice += 31 - Math.clz32(rest & -rest);
  return mice;
}

export const DICE_SET: CardSet = setOf(DICE_CARDS);
export const FULL_HAND: CardSet = setOf(CARDS) & ~DICE_SET;
const BEFORE_LAST: CardSet = DICE_SET & ~(1 << LAST_DICE_CARD);

export function isDiceCard(card: Card): card is DiceCard {
  return has(DICE_SET, card);
}

/** The open dice cards that may be turned down now: the 6 is always the last. */
export function turnable(down: CardSet): CardSet {
  const open = BEFORE_LAST & ~down;
  return open === 0 ? DICE_SET & ~down : open;
}
