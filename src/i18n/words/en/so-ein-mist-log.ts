const points = (value: string) => `${value} ${value === '1' ? 'point' : 'points'}`;

/** Numbers come as they are written, with their sign where they have one. */
export const soEinMistLog = {
  dealt: (starter: string) => `The cards are dealt. ${starter} begins.`,
  passedLeft: 'Everyone hands a card to the left, unseen.',
  passedBothWays: 'Everyone hands a card to the left and one to the right, unseen.',
  rolled: (name: string, face: number) => `${name} rolls a ${face}.`,
  rolledRepeat: (name: string, face: number) => `${name} rolls another ${face} and has to stop.`,
  rolledLast: (name: string, face: number) =>
    `${name} rolls a ${face} with the last die and has to stop.`,
  setAside: (name: string, face: number) => `${name} sets the ${face} aside and rolls again.`,
  hopped: (name: string, cards: number) =>
    cards === 1 ? `${name} hops 1 card.` : `${name} hops ${cards} cards.`,
  queued: (name: string, before: string) => `${name} queues behind ${before}.`,
  card: (value: string, animal: string) => `${value} (${animal.toLowerCase()})`,
  greyCard: (value: string) => `${value} (grey)`,
  tookOpen: (name: string, card: string) => `${name} takes ${card}.`,
  took: (name: string) => `${name} takes a card.`,
  refilledOpen: (name: string, card: string) => `${name} fills the gap with ${card}.`,
  refilled: (name: string) => `${name} fills the gap.`,
  points,
  ended: 'The game is over. Time to count the piles!',
  /** At the very end, in a review. */
  opened: 'The piles are opened: cards that were passed on come to light.',
  moreFood: (ahead: string, behind: string, both: string, aheadFood: string, behindFood: string) =>
    `${ahead} and ${behind} both have ${points(both)}, but ${ahead} has more food: ${aheadFood} to ${behindFood}.`,
};
