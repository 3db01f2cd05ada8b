import type { Phrases } from '../../en';

const mice = (count: number) =>
  count === 0 ? 'keine Maus' : count === 1 ? '1 Maus' : `${count} Mäuse`;
const larders = (count: number) => (count === 1 ? '1 Kammer' : `${count} Kammern`);
const nuts = (count: number) =>
  count === 0 ? 'keine Nüsse' : count === 1 ? '1 Nuss' : `${count} Nüsse`;

export const miceScore: Phrases['miceScore'] = {
  mice,
  // In figures too: with very large words "keine Maus übrig" is wider than the line that a place has for it.
  left: (count) => (count === 0 ? '0 Mäuse übrig' : `${mice(count)} übrig`),
  skip: 'Alles auf einmal zählen',
  allCaught: 'Alle gefangen!',
  house: (who, sum, counted, closed, count) =>
    [
      `${who}: ${mice(sum)}`,
      counted.length === 0 ? '' : `Zimmer: ${counted.join(', ')}`,
      `${larders(closed)} zu, ${nuts(count)}`,
    ]
      .filter(Boolean)
      .join('. '),
  moreLarders: (ahead, behind, both, more, fewer) =>
    `${ahead} und ${behind} haben beide ${mice(both)}, aber ${ahead} hat ${larders(more)} geschlossen und ${behind} ${fewer}.`,
  moreNuts: (ahead, behind, both, more, fewer) =>
    `${ahead} und ${behind} haben beide ${mice(both)} und gleich viele Kammern zu, aber ${ahead} hat ${nuts(more)} und ${behind} ${fewer}.`,
};
