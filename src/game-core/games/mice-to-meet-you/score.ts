import type { Criterion } from '../../kernel/game';
import { cardsIn, countOf, DICE_CARDS, miceOn } from './cards';
import { isSolo } from './table';
import type { House, State } from './types';

export const CRITERIA: readonly Criterion[] = [
  { key: 'mice', best: 'fewest' },
  { key: 'diceCardsDown', best: 'most' },
  { key: 'nuts', best: 'most' },
];

export function results({ table }: State): number[][] {
  return table.houses.map(({ hand, down, nuts }) => [miceOn(hand), countOf(down), nuts]);
}

/** How well a solo game went, 7 best to 1 worst. */
export type Rating = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const RATINGS: readonly Rating[] = [7, 6, 5, 4, 3, 2, 1];

/**
 * An empty hand is rated by the dice cards that are still open (four: 7, one: 4), any other by the
 * cards left in it. A hand that is emptied always leaves a dice card open.
 */
export function rate(cardsLeft: number, diceCardsOpen: number): Rating {
  const rating = cardsLeft === 0 ? 3 + diceCardsOpen : Math.max(1, 4 - cardsLeft);
  return rating as Rating;
}

/** The rating of a finished solo game; null where there is none. */
export function soloRating({ table, over }: State): Rating | null {
  const [house] = table.houses;
  if (!over || house === undefined || !isSolo(table)) return null;
  return rate(countOf(house.hand), DICE_CARDS.length - countOf(house.down));
}

export function material({ table }: State): string[] {
  const cards = table.houses.flatMap((house, seat) =>
    cardsOf(house).map((card) => `card ${card} of seat ${seat}`),
  );
  const nuts = table.houses.reduce((sum, house) => sum + house.nuts, table.supply);
  return [...cards, ...Array.from({ length: nuts }, () => 'nut')];
}

function cardsOf({ hand, cage }: House): number[] {
  // A dice card changes sides, never its place.
  return [...cardsIn(hand), ...cage, ...DICE_CARDS];
}
