import type { Kind } from '../../../game-core/games/misty/cards';
import { inSpot, spotFirst, spotInWords, type Spot } from './misty-spots';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** How often a round must be taken, in words. */
const ROUNDS = ['', 'one raindrop', 'two raindrops', 'three raindrops'];

const kinds: Readonly<Record<Kind, string>> = {
  rocket: 'Rocket',
  balloon: 'Balloon',
  leaf: 'Leaf',
  raindrop: 'Raindrop',
  truck: 'Truck',
  unicycle: 'Unicycle',
  tractor: 'Tractor',
  scooter: 'Scooter',
  heart: 'Heart',
  star: 'Star',
  house: 'House',
  smile: 'Smile',
  flower: 'Flower',
  monster: 'Monster',
};

/** What comes after "Leaf". */
const does: Readonly<Record<Kind, string>> = {
  rocket: 'lifts off, one space up',
  balloon: 'rises one space',
  leaf: 'sails down one space',
  raindrop: 'runs down one space',
  truck: 'drives one space right',
  unicycle: 'rolls one space right',
  tractor: 'chugs one space left',
  scooter: 'scoots one space left',
  heart: 'stays where it is',
  star: 'stays where it is',
  house: 'stays where it is',
  smile: 'likes another smile beside it',
  flower: 'counts 2, if nobody eats it',
  monster: 'eats one flower at the end',
};

/** The key that sets it off. */
const go: Readonly<Record<Kind, string>> = {
  rocket: 'Lift off!',
  balloon: 'Rise!',
  leaf: 'Sail!',
  raindrop: 'Drip!',
  truck: 'Drive!',
  unicycle: 'Roll!',
  tractor: 'Drive!',
  scooter: 'Roll!',
  heart: 'Go!',
  star: 'Go!',
  house: 'Go!',
  smile: 'Go!',
  flower: 'Go!',
  monster: 'Go!',
};

export const mistyTable = {
  points,
  kinds,
  does,
  go,
  doesWhat: (kind: Kind) => `${kinds[kind]} ${does[kind]}`,

  // Building.
  windowOf: (name: string) => `${name}’s window`,
  cardOf: (nth: number, all: number) => `Card ${nth} of ${all}`,
  cardsOf: (count: number, all: number) => `${count} of ${all} cards`,
  thenTo: 'then to',
  handsGo: (to: string) => `Hands go on to ${to} next`,
  handsGoLeft: 'Hands go to the left, from each player to the next',
  handsGoRight: 'Hands go to the right, from each player to the one before',
  chooseCard: 'Choose a card, then a place in your window.',
  lastCard: 'This one is left: choose its place.',
  chooseCardFor: 'Now choose a card for this place.',
  done: 'Done',
  upTo: (best: number) => `up to ${best} now`,
  takeBack: 'Take back',
  hand: 'Your hand',
  inHand: (kind: Kind, nth: number, of: number) =>
    `${kinds[kind]}, ${does[kind]}, card ${nth} of ${of}`,
  waitsFor: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is still choosing` : 'Others are still choosing',
  youHaveChosen: 'You have chosen.',
  window: (name: string, columns: number, rows: number, count: number, of: number) =>
    `${name}’s window, ${columns} wide, ${rows} high, ${count} of ${of} cards`,
  openWindow: (name: string, count: number, of: number) =>
    `${name}’s window, its frame still open, ${count} of ${of} cards`,
  wideWindow: (name: string, columns: number, count: number, of: number) =>
    `${name}’s window, ${columns} wide, its height still open, ${count} of ${of} cards`,
  highWindow: (name: string, rows: number, count: number, of: number) =>
    `${name}’s window, ${rows} high, its width still open, ${count} of ${of} cards`,
  at: (spot: Spot, what: string) => `${spotFirst(spot)}: ${what}`,
  canPlace: 'empty, you can place here',
  empty: 'empty',
  noPlace: 'no place',
  draft: (what: string, line: string | null) =>
    `${what}, not yet confirmed${line === null ? '' : `, ${line}`}`,
  wouldLand: (spot: Spot, what: string) => `would land ${inSpot(spot)}: ${what}`,
  wouldLeave: 'would leave the window as it stands',
  wouldGrow: 'would move on if the window grows there',
  whyNot: {
    tooWide: (most: number) => `Your window is at most ${most} wide.`,
    tooHigh: (most: number) => `Your window is at most ${most} high.`,
    wideAlready: (width: number, height: number) =>
      `A window ${width} wide can be only ${height} high.`,
    highAlready: (height: number, width: number) =>
      `A window ${height} high can be only ${width} wide.`,
    oneSide: 'Only one side of your window can have four.',
  },

  // Others.
  chip: (name: string, count: number, of: number, won: number) =>
    `${name}, ${count} of ${of} cards, ${won === 1 ? '1 round' : `${won} rounds`} won`,
  hasChosen: 'has chosen',
  opensWindow: 'Opens the window',
  player: (name: string, won: number, got: number | null) =>
    `${name}, ${won === 1 ? '1 round' : `${won} rounds`} won${got === null ? '' : `, ${points(got)} in this round`}`,
  dealing: 'New hands are dealt.',
  revealing: 'All cards appear.',
  passing: { left: 'Hands go to the left.', right: 'Hands go to the right.' },
  building: 'The windows are growing',

  // Coming to life.
  lifeOf: (name: string) => `${name}’s window comes to life`,
  tapOne: 'Tap the pale drawings in any order you like.',
  tapTwice: 'Tap a pale drawing to see where it goes.',
  soFar: (count: number) => `${points(count)} so far`,
  before: (now: number, then: number) => `${points(now)}, ${then} after this move`,
  pointsWord: (points: number): string => (points === 1 ? 'point' : 'points'),
  asleep: 'Still asleep',
  eatsLast: 'eats last',
  eatLast: 'eat last',
  covers: (mover: Kind, covered: Kind) => `${kinds[mover]} covers ${kinds[covered].toLowerCase()}`,
  bothSmudge: 'Both are smudged and count\u00a00.',
  smudgesOn: 'That space is smudged already.',
  leaves: (kind: Kind) => `${kinds[kind]} leaves the window`,
  leavesLine: 'It counts nothing then.',
  moves: (kind: Kind) => `${kinds[kind]} finds room`,
  movesLine: 'Nobody is smudged.',
  orTapAgain: 'or tap it again',
  undo: 'Undo',
  finished: 'Finished',
  finishedLine: (count: number) => `with ${points(count)}`,
  thenMonsters: (meals: number): string =>
    meals === 1 ? 'A monster eats now.' : 'The monsters eat now.',
  allAwake: 'All are awake.',
  isMoving: (name: string, kind: Kind) => `${name}’s ${kinds[kind].toLowerCase()} is off`,
  eats: (name: string) => `${name}’s monster eats a flower`,
  scores: (name: string, count: number) => `${name}: ${points(count)}`,
  thinks: (name: string) => `${name} thinks about the order`,
  movesTo: (kind: Kind, spot: Spot, what: string) =>
    `${kinds[kind]}, ${does[kind]}, to ${spotInWords(spot)}: ${what}`,
  movesOut: (kind: Kind) => `${kinds[kind]}, ${does[kind]}, and leaves the window`,
  coversWhat: (kind: Kind) => `covers ${kinds[kind].toLowerCase()}`,
  isEmpty: 'empty',
  setsOff: 'tap again to set it off',
  awake: (kind: Kind) => `${kinds[kind]}, awake`,
  smudge: 'covered, counts 0',

  // The result of a round.
  counting: 'The windows are counted',
  takesRound: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} takes the round!`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} take the round!`,
  toWin: (rounds: number) => `First to ${ROUNDS[rounds] ?? rounds} wins.`,
  ofPossible: (got: number, best: number) =>
    got === best ? `${got} of ${best}: best order` : `${got} of ${best} possible`,
  nextRound: 'Next round',
  bestOrderOf: (name: string) => `${name}’s best order`,
  bestLine: (best: number, got: number, isSame: boolean) => {
    if (got < best) return `${points(best)}, ${best - got} more than played`;
    return isSame ? 'Exactly as it was played.' : `${points(best)}, as many as were played`;
  },
  again: 'Once more',
  toResult: 'To the result',
  result: (name: string, count: number, possible: string) =>
    `${name}, ${points(count)}, ${possible}`,
  counts: (what: string, count: number) => `${what}, counts ${count}`,
  extra: (count: number) => `and ${count} extra for smiles side by side`,
  curtain: (chosen: number, of: number, nth: number, all: number) =>
    `${chosen} of ${of} have chosen · card ${nth} of ${all}`,
};
