export const soEinMistReveal = {
  skip: 'Turn all cards over at once',
  /** A pile as far as it lies open. */
  pile: (name: string, points: string, cards: readonly string[]) =>
    [`${name}: ${points}`, cards.join(', ')].filter(Boolean).join('. '),
  doubled: (card: string, worth: string) => `${card} doubled: ${worth}`,
  from: (card: string, giver: string) => `${card} from ${giver}`,
  doubledMark: 'Own animal: counts double',
  passedMark: 'Handed over by a neighbour',
};
