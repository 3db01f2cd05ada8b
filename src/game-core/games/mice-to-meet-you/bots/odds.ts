import { CARDS, type Card, type CardSet } from '../cards';
import { diceLeft } from '../dice';
import { rollTable } from '../roll-table';

/**
 * For each number of red and yellow dice: how likely a roll of them meets each card exactly. Worked
 * out when first asked for, so that an app that starts does not wait for it.
 */
const known: (readonly number[])[][] = [];

function oddsWith(red: number, yellow: number): readonly number[] {
  const row = (known[red] ??= []);
  return (row[yellow] ??= workOut(red, yellow));
}

function workOut(red: number, yellow: number): readonly number[] {
  if (red === 0 || yellow === 0) return [];
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
  return oddsWith(red.length, yellow.length)[card] ?? 0;
}
