import { DECK, type Arrow } from './declared';

export type Kind = (typeof DECK)[number]['kind'];

/**
 * A card by its number, 0 to 53: the copies of each kind follow each other in the order of DECK, so
 * that 0 to 2 are rockets, 3 to 5 balloons, and 50 to 53 monsters.
 */
export type Card = number;

const CARD_KINDS: readonly Kind[] = DECK.flatMap(({ kind, copies }) =>
  Array.from({ length: copies }, () => kind),
);

const CARD_ARROWS: readonly (Arrow | null)[] = DECK.flatMap(({ arrow, copies }) =>
  Array.from({ length: copies }, () => arrow),
);

export const ALL_CARDS: readonly Card[] = CARD_KINDS.map((_, card) => card);

export function kindOf(card: Card): Kind {
  const kind = CARD_KINDS[card];
  if (kind === undefined) throw new RangeError(`There is no card ${card}.`);
  return kind;
}

/** The way a card moves; null for a card without an arrow. */
export function arrowOf(card: Card): Arrow | null {
  return CARD_ARROWS[card] ?? null;
}

/** All cards of a kind. */
export function cardsOf(kind: Kind): Card[] {
  return ALL_CARDS.filter((card) => CARD_KINDS[card] === kind);
}

/** A card in words that no other card has, such as "rocket 1". */
export function cardName(card: Card): string {
  const kind = kindOf(card);
  return `${kind} ${card - CARD_KINDS.indexOf(kind) + 1}`;
}
