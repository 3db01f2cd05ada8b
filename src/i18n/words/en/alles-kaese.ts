const holes = (count: number) => (count === 1 ? '1 hole' : `${count} holes`);
const traps = (count: number) => `${count === 1 ? '1 trap' : `${count} traps`} of 3`;
/** The same in one line. */
const trapsInOneLine = (count: number) => traps(count).replaceAll(' ', '\u00a0');
const slices = (count: number) => (count === 1 ? '1 slice' : `${count} slices`);

/** Of some slices, how many are traps. */
function among(which: string, unseen: number, count: number): string {
  if (unseen === 1) return `The one ${which} is ${count === 1 ? 'a trap' : 'cheese'}.`;
  if (unseen === 2 && count === 2) return `Both ${which} are traps.`;
  if (unseen === 2 && count === 0) return `Neither of the 2 ${which} is a trap.`;
  if (count === 0) return `None of the ${unseen} ${which} is a trap.`;
  if (count === unseen) return `All ${unseen} ${which} are traps.`;
  return `Of the ${unseen} ${which}, ${count} ${count === 1 ? 'is a trap' : 'are traps'}.`;
}

/** Who alone has looked under a slice. */
export function onlyThey(lookers: readonly string[]): string {
  const [first, second] = lookers;
  if (second === undefined) return `Only ${first} has looked under it.`;
  if (lookers.length === 2) return `Only ${first} and ${second} have looked under it.`;
  return `${lookers.length} players have looked under it.`;
}

const NTH = ['first', 'second', 'third'];

export const allesKaeseTable = {
  holes,
  turnOf: (name: string) => `${name}’s turn`,
  whichSlice: 'Which slice will the die pick?',
  throw: 'Throw',
  chooseOne: (name: string) => `${name}, which slice?`,
  chooseShort: (count: number) => `${count} match: which one?`,
  tapOne: (count: number) => `${count} slices match. Tap one of them.`,
  keepThis: (name: string) => `${name}, keep this slice?`,
  keepInShortTitle: (name: string) => `${name}, keep it?`,
  /** Where a long name would leave no room for the question. */
  keepNameless: 'Keep it?',
  keep: 'Keep',
  keepLine: (count: number, have: number) =>
    `${holes(count)} if it is cheese. You have ${trapsInOneLine(have)}`,
  keepInShort: (count: number, have: number) =>
    `${holes(count)} if cheese. ${trapsInOneLine(have)}`,
  /** The same in one line. */
  keepInOneLine: (count: number, have: number) =>
    `${holes(count)} or trap\u00a0${have + 1}\u00a0of\u00a03`,
  throwAway: 'Throw away',
  nobodySees: 'Nobody sees it',
  oddsOfSeat: (unseen: number, count: number) => among('you have not seen', unseen, count),
  oddsOfAll: (unseen: number, count: number) => among('still hidden', unseen, count),
  /** The same for who does not see which slice is meant. */
  oddsOfSeatFor: (n: number, unseen: number, count: number) =>
    among(`with ${holes(n)} that you have not seen`, unseen, count),
  oddsOfAllFor: (n: number, unseen: number, count: number) =>
    among(`with ${holes(n)} still hidden`, unseen, count),
  /** Beside a key there is room for few letters. */
  oddsInShort: (unseen: number, count: number) => {
    if (unseen === 1) return among('unseen', unseen, count);
    if (count === 0) return `No trap among ${unseen} unseen`;
    if (count === unseen) return `All ${unseen} unseen are traps`;
    return `${count} of ${unseen} unseen ${count === 1 ? 'is a trap' : 'are traps'}`;
  },
  soFar: (count: number) =>
    count === 0 ? 'No cheese on your plate yet.' : `${holes(count)} on your plate so far.`,
  knowsIt: 'You know this one already.',
  lookUnder: (name: string, count: number) =>
    `${name}, no slice has ${holes(count)}: look under one`,
  lookUnderShort: (count: number) => `No ${count}: look under one`,
  tapAny: 'Tap a slice.',
  /** Who plays from memory, before they choose. */
  notAgain: 'Those with your paw stay shut.',
  thenTop: 'Then the top is thrown away.',
  tapAnyThenTop: 'Tap a slice. Then the top of the pile is thrown away, unseen.',

  holdKey: 'Hold to look',
  holdLine: 'It shows only while you hold',
  letGo: 'Let go to hide\u00a0it',
  show: 'Show it',
  hide: 'Hide it',
  lookDone: 'Done, back to the table',
  lookDoneShort: 'Done',
  lookFirst: 'Look first: the rules want you to.',
  seenOnce: 'You have seen it. Keep it in mind!',
  onlyFor: (name: string) => `Only for ${name}`,
  sliceIs: (count: number) => `This slice with ${holes(count).replace(' ', '\u00a0')}\u00a0is`,
  underIt: (count: number) => `You look under this slice with ${holes(count)}.`,
  yourSlices: 'Slices you have looked under',
  isCheese: 'Cheese!',
  isTrap: 'A trap!',
  hidden: '?',
  lookAgain: 'Look again under your slices',

  front: {
    cheese: (count: number) => `Cheese, ${holes(count)}`,
    trap: (count: number) => `Trap, ${holes(count)}`,
  },
  slice: (nth: number, count: number) => `Slice ${nth} of 6, ${holes(count)}`,
  matches: 'matches',
  matchesNot: 'does not match',
  isChosen: 'Chosen',
  lookedUnder: 'you have looked under it',
  lookedUnderBy: (name: string) => `${name} has looked under it`,
  gap: (nth: number) => `Place ${nth} of 6, empty`,
  pile: (count: number, top: number | null) =>
    top === null ? 'Pile, empty' : `Pile, ${slices(count)}, the top one has ${holes(top)}`,
  left: (count: number) => `${count} left`,
  discard: (count: number, top: number | null) =>
    top === null
      ? 'Nothing thrown away yet'
      : `${count} thrown away, the top one has ${holes(top)}`,
  away: (count: number) => `${count} away`,
  die: (face: number) => `Die: ${face}`,
  plate: (name: string, count: number, have: number) =>
    `${name}, ${holes(count)} of cheese, ${traps(have)}`,
  plateTraps: traps,
  noCards: 'Nothing on the plate yet.',

  dealing: 'The cheese is laid out.',
  throws: (name: string) => `${name} throws…`,
  thinks: (name: string, face: number) => `${name} has a ${face} and thinks…`,
  peeks: (name: string, count: number) => `${name} looks under a slice with ${holes(count)}.`,
  keeps: (name: string, count: number) => `${name} keeps a slice with ${holes(count)}…`,
  gotCheese: (name: string, count: number) => `Cheese! ${holes(count)} for ${name}.`,
  gotTrap: (name: string, nth: number) => `Snap! ${name}’s ${NTH[nth - 1] ?? NTH[2]} trap.`,
  oneMore: (name: string) => `One more and ${name} is caught.`,
  caught: (name: string) => `${name} is caught!`,
  caughtLine: 'The third trap ends the game.',
  toScores: 'Count the holes',
  throwsAway: (name: string, count: number) => `${name} throws away a slice with ${holes(count)}.`,
  /** What the last turn brought. */
  peeked: (name: string, count: number) => `${name} looked under a ${count}.`,
  threwAway: (name: string, count: number) => `${name} threw away a ${count}.`,
  whoSawIt: (lookers: readonly string[]) =>
    lookers.length === 0 ? 'Nobody saw it.' : onlyThey(lookers),
  refills: (count: number) => `A slice with ${holes(count)} comes from the pile.`,
  topLeaves: 'The top of the pile is thrown away, unseen.',
  topLeft: 'The top of the pile is gone, unseen.',
  over: 'The game is over.',
  snap: 'Snap!',
};
