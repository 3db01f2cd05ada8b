import { decimal, percent, points, term } from './figures';

const nuts = (count: number) => (count === 1 ? '1 nut' : `${count} nuts`);
const withNuts = (count: number) =>
  count === 0 ? '' : count === 1 ? ' with a nut' : ` with ${count} nuts`;
const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);

export const miceSolo = {
  nuts,
  percent,
  points,
  /** In whole numbers, for a line that moves. */
  about: (value: number) => {
    if (value > 0.995 && value < 1) return '> 99\u00a0%';
    if (value > 0 && value < 0.005) return '< 1\u00a0%';
    return `${Math.round(value * 100)}\u00a0%`;
  },

  /** By rating, from 1 to 7. */
  ratings: {
    1: { name: 'The mice are dancing', line: '3 rooms or more are still full.' },
    2: { name: 'Two got away', line: '2 rooms are still full.' },
    3: { name: 'One got away', line: '1 room is still full.' },
    4: { name: 'By a whisker', line: 'House cleared, with the last larder open.' },
    5: { name: 'Clean sweep', line: 'House cleared, with 2 larders open.' },
    6: { name: 'Grand catch', line: 'House cleared, with 3 larders open.' },
    7: { name: 'Masterpiece', line: 'House cleared, with all 4 larders open.' },
  },
  ofSeven: (rating: number) => `${rating} of 7`,
  rated: (name: string, line: string, rating: number) => `${name}. ${line} ${rating} of 7.`,

  level: (count: number) => (count === 0 ? 'No nuts' : nuts(count)),
  perfectPlayer: 'Bars: how the house ends up for a player who never errs',
  houseCleared: 'House cleared',
  miceLeft: 'Mice left',
  levelOdds: (level: string, cleared: string) =>
    `${level}: without a slip ${cleared} clear the house`,
  oddsOf: (level: string) => `${level}, played without a slip:`,

  bestSoFar: 'Best so far',
  bestOn: (level: string, name: string, rating: number, played: number) =>
    `${level}: ${name}, ${rating} of 7, best of ${games(played)}`,
  noneOn: (level: string) => `${level}: not played yet`,
  notPlayed: 'not played yet',
  played: games,
  newBest: 'New best!',
  /** Of the best, where none as good was reached without. */
  withHints: 'with hints',

  /** What is done, as after "Best:". */
  choice: {
    catch: (card: number, count: number) => `catch ${card}${withNuts(count)}`,
    take: (card: number, count: number) => `catch ${card} too for ${nuts(count)}`,
    miss: (larder: number) => `miss and close larder ${larder}`,
    pass: 'leave it at that',
  },
  /** The same on a line of its own. */
  choiceShort: {
    catch: (card: number) => `Catch ${card}`,
    take: (card: number) => `Also ${card}`,
    miss: 'Miss',
    pass: 'Enough',
  },
  /** What somebody did. */
  did: {
    catch: (card: number, count: number) => `You caught ${card}${withNuts(count)}`,
    take: (card: number, count: number) => `You caught ${card} too for ${nuts(count)}`,
    miss: (larder: number) => `You missed and closed larder ${larder}`,
    pass: 'You left it at that',
  },
};

export const miceChance = {
  alone: 'Alone in the house',
  title: 'to clear it',
  level: (level: string) => `${level} at the start`,
  line: (now: string, before: string | null) =>
    before === null
      ? `${now} to clear the house`
      : `${now} to clear the house, was ${before} before`,
  loading: (percentDone: number) => `Loading the chances… ${percentDone} %`,
  failed: 'No chances to show. The game goes on.',
  /** Where there is room for little more than a word. */
  retryShort: 'Load chances',
  retry: 'Try again',
};

export const miceHint = {
  failed: 'No hints: the solved game could not be loaded.',
  loading: (percentDone: number) => `Loading the hint… ${percentDone} %`,
  title: 'Perfect hint',
  best: (what: string) => `Best: ${what}`,
  keeps: (what: string, chance: string) => `${what} keeps ${chance}`,
  isBest: 'the best',
  others: 'What each choice keeps',
  all: (count: number) => `All ${count} choices`,
  fewer: 'Only the best',
  close: 'Close the hint',
  bringsNut: (left: number) => `It leaves ${left}, and that brings a nut back.`,
  thenTake: (card: number, count: number) =>
    `Then catch ${card} too with what is left, for ${nuts(count)}.`,
  leaves: (left: number) => `It leaves ${left}.`,
  leavesNothing: 'It uses all the dice.',
  missWhy: 'Nothing that can be caught keeps more.',
  passWhy: (count: number) =>
    count === 1
      ? 'The nut is worth more than a second room.'
      : `${count} nuts are worth more than a second room.`,
  takeWhy: (count: number) => `The room is worth ${count === 1 ? 'the nut' : nuts(count)}.`,
  /** Where only the larder for a miss can be chosen. */
  forced: 'Nothing can be caught.',
  larder: (card: number) => `Larder ${card}`,
  only: 'There is nothing else to do.',
};

export const miceReview = {
  curve: 'Chance to clear the house',
  byRound: 'by round',
  curveInWords: (start: string, lowest: string, round: number, result: string) =>
    `Chance to clear the house: ${start} at the start, lowest ${lowest} in round ${round}, ${result} at the end.`,
  costliest: 'Costliest choices',
  noneCostly: 'Not one choice cost you anything. It could not be played better.',
  round: (count: number) => `Round ${count}`,
  dice: (red: readonly number[], yellow: readonly number[]) =>
    `red ${red.join(', ')}, yellow ${yellow.join(', ')}`,
  forSecond: (left: number) => `${left} left for a second room`,
  kept: (what: string, chance: string) => `${what}: kept ${chance}`,
  couldKeep: (what: string, chance: string) => `Best: ${what}, keeps ${chance}`,
  costly: (rank: number, round: number, price: string) =>
    `Costliest choice number ${rank}, round ${round}, ${price}`,
  showIt: 'Look at it again',
  allRounds: (count: number) => `All ${count} rounds`,
  hideRounds: 'Hide the rounds',
  throwDid: (change: string) => `The throw: ${change}`,
  luckAndSkill: 'Luck and skill',
  start: 'Start',
  luck: 'Luck of the dice',
  skill: 'Own choices',
  result: 'Result',
  sumInWords: (start: string, luck: string, skill: string, result: string) =>
    `${start} at the start, luck of the dice ${luck}, own choices ${skill}, result ${result}`,
  /** "79.9 + 37.8 − 17.7 = 100" */
  sum: (start: number, luck: number, skill: number, result: number) =>
    `${decimal(start)} ${term(luck)} ${term(skill)} = ${decimal(result)}`,
  loading: (percentDone: number) => `Loading the solved game… ${percentDone} %`,
  failed: 'The solved game could not be loaded, so there is no looking back this time.',
};
