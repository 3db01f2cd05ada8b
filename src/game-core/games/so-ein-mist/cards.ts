/** The material, declared in one place. */
export const ANIMALS = ['cow', 'sheep', 'pig', 'chicken', 'horse', 'rabbit'] as const;
export type Animal = (typeof ANIMALS)[number];

/**
 * A path card by its number: animal a has the cards 8a to 8a + 7, one for each of ANIMAL_VALUES in
 * order; 48 to 53 are the grey starting cards, by GREY_VALUES.
 */
export type Card = number;

export const ANIMAL_VALUES = [-5, -3, -1, 2, 4, 6, 8, 10] as const;
export const GREY_VALUES = [-3, -3, -1, -1, 2, 2] as const;

const FIRST_GREY = ANIMALS.length * ANIMAL_VALUES.length;

export const GREY_CARDS: readonly Card[] = GREY_VALUES.map((_, index) => FIRST_GREY + index);

const VALUES: readonly number[] = [...ANIMALS.flatMap(() => ANIMAL_VALUES), ...GREY_VALUES];

export function cardsOf(animal: Animal): Card[] {
  const first = ANIMALS.indexOf(animal) * ANIMAL_VALUES.length;
  return ANIMAL_VALUES.map((_, index) => first + index);
}

export function valueOf(card: Card): number {
  const value = VALUES[card];
  if (value === undefined) throw new RangeError(`There is no card ${card}.`);
  return value;
}

/** The animal on the back; null for a grey card. */
export function animalOf(card: Card): Animal | null {
  return ANIMALS[Math.floor(card / ANIMAL_VALUES.length)] ?? null;
}

/** A card in words, such as "cow +8" or "grey -3". */
export function cardName(card: Card): string {
  const value = valueOf(card);
  return `${animalOf(card) ?? 'grey'} ${value > 0 ? '+' : ''}${value}`;
}
