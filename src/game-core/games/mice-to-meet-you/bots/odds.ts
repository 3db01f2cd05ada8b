import { CARDS, type Card, type CardSet } from '../cards';
import { diceLeft } from '../dice';
import { rollTable } from '../roll-table';

/** For each number of red and yellow dice: how likely a roll of them meets each card exactly. */
const ODDS: readonly (readonly (readonly number[])[])[] = [0, 1, 2].map((red) =>
  [0, 1, 2, 3].map((yellow) => (red * yellow === 0 ? [] : oddsWith(red, yellow))),
);

function oddsWith(red: number, yellow: number): number[] {
  const { sums, weights, count, ways, from } = rollTable(red, yellow);
  const hits = new Array<number>(CARDS.length + 1).fill(0);
  weights.forEach((weight, roll) => {
    const met = new Set([...ways.slice(from[roll], from[roll + 1])].map((way) => sums[way]));
    CARDS.forEach((card) => {
      if (met.has(card)) hits[card] = (hits[card] ?? 0) + weight;
    });
  });
  return hits.map((weight) => weight / count);
}

/** How likely a roll meets the card, with the dice that these face-down dice cards leave. */
export function oddsOf(down: CardSet, card: Card): number {
  const { red, yellow } = diceLeft(down);
  return ODDS[red.length]?.[yellow.length]?.[card] ?? 0;
}
