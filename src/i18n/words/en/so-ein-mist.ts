/** Card values come as they are written, with their sign. */
export const soEinMistTable = {
  turnOf: (name: string) => `${name}’s turn`,
  round: (now: number, of: number) => `Round ${now} of ${of}`,
  roll: 'Roll',
  stop: 'Stop',
  rollAgain: 'Roll again',
  youTake: (steps: number, value: string) => `move ${steps}: you take ${value}`,
  otherTakes: (steps: number, name: string, value: string) =>
    `move ${steps}: ${name} takes ${value}`,
  /** The same for large letters and low tables. */
  takeInShort: (steps: number, name: string, value: string) => `${steps}: ${name} ${value}`,
  you: 'you',
  repeatOdds: (aside: number) => `${aside} in 6: stop`,
  lastDie: 'the last die counts',
  lastDieInShort: 'last die',
  forcedRepeat: (face: number) => `You already set a ${face} aside, so you must stop.`,
  forcedLast: 'That was the last die, so you must stop.',
  dealing: 'The cards are dealt.',
  rolls: (name: string) => `${name} rolls…`,
  thinks: (name: string, face: number) => `${name} has a ${face} and thinks…`,
  mustStop: (name: string, face: number) => `${name} must stop with the ${face}.`,
  rolledOn: (name: string) => `${name} rolls on…`,
  hops: (name: string, steps: number) => `${name} moves ${steps}.`,
  takes: (name: string, value: string) => `${name} takes ${value}.`,
  refills: (name: string, value: string) => `${name} lays down ${value}.`,
  over: 'The game is over.',
  doubledValue: (value: string) => `${value} ×2`,

  cardOf: (animal: string, value: string) => `${animal} ${value}`,
  greyCard: (value: string) => `Grey ${value}`,
  faceDown: 'A card, face down',
  gap: 'A gap',
  standing: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} stands here` : `Queue: ${names.join(', ')} last`,
  stepsTo: (steps: number, place: string) =>
    steps === 1 ? `1 step: ${place}` : `${steps} steps: ${place}`,
  landing: (steps: number, taker: string) => `Landing here with ${steps}, ${taker} takes it`,
  /** To whoever taps at a card: who takes it if somebody comes. */
  landsFirst: 'Nobody stands here: who lands here takes it',
  landsBehind: (taker: string) => `If somebody joins, ${taker} takes it`,
  figure: (name: string, animal: string) => `${name}’s ${animal.toLowerCase()}`,
  figureLast: (name: string, animal: string) =>
    `${name}’s ${animal.toLowerCase()}, last in the queue`,
  dieCounts: (face: number) => `Die: ${face}`,
  dieForced: (face: number) => `Die: ${face}, must stop`,
  dieAside: (face: number) => `Set aside: ${face}`,
  diceLeft: (count: number) =>
    count === 1 ? '1 die not rolled yet' : `${count} dice not rolled yet`,
  toDraw: (count: number) => (count === 1 ? '1 card to draw' : `${count} cards to draw`),
  inPile: (count: number) =>
    count === 1 ? '1 card in the scoring pile' : `${count} cards in the scoring pile`,
  player: (name: string, animal: string, draw: number, pile: number) =>
    `${name}, ${animal.toLowerCase()}, ${draw} to draw, ${pile} in the scoring pile`,
};
