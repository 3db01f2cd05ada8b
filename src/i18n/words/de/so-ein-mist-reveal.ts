import type { Phrases } from '../../en';

export const soEinMistReveal: Phrases['soEinMistReveal'] = {
  skip: 'Alle Karten auf einmal aufdecken',
  pile: (name, points, cards) =>
    [`${name}: ${points}`, cards.join(', ')].filter(Boolean).join('. '),
  doubled: (card, worth) => `${card} verdoppelt: ${worth}`,
  from: (card, giver) => `${card} von ${giver}`,
  doubledMark: 'Eigenes Tier: zählt doppelt',
  passedMark: 'Von nebenan bekommen',
};
