import { decimal, percent, points, term } from './figures';

/** Looking back at a match with several seats, the game again along its curve, and "What if?". */
export const coach = {
  percent,
  points,
  watch: 'Watch again',
  of: (name: string) => `Looking back with ${name}`,
  round: (nth: number) => `Round ${nth}`,
  roundCard: (nth: number, card: number) => `Round ${nth}, card ${card}`,
  /** When windows come to life. */
  roundWaking: (nth: number) => `Round ${nth}, waking`,
  /** Below a curve, beside the numbers of rounds. */
  rounds: 'Round',

  judging: (percentDone: number) => `The owl looks through your game… ${percentDone} %`,
  failed: 'The owl could not judge this game.',

  choicesBest: (best: number, of: number) =>
    of === 0
      ? 'There was nothing to choose'
      : of === 1
        ? `${best} of 1 choice was the best`
        : `${best} of ${of} choices ${best === 1 ? 'was' : 'were'} the best`,

  curve: 'Chance to win, %',
  curveInWords: (start: string, highest: string, lowest: string, time: string, end: string) =>
    `${start} at the start, highest ${highest}, lowest ${lowest} in ${time.toLowerCase()}, ${end} at the end.`,
  curveSoFar: (start: string, now: string) =>
    `${start} at the start, ${now} as far as it is known.`,
  inFront: 'Whose curve is in front',
  turningPoints: 'Turning points',
  turned: {
    sun: 'Luck that helped',
    cloud: 'Luck that hurt',
    slip: 'Somebody else’s choice',
    costly: 'Own choice',
  },
  showIt: 'Look at it again',

  costliest: 'Costliest choices',
  noneCostly: 'Not one choice cost anything, as far as the owl can tell.',
  costly: (rank: number, price: string) => `Costliest choice number ${rank}, ${price}`,
  kept: (chance: string) => `kept ${chance}`,
  better: (what: string, chance: string) => `Better: ${what}, ${chance}`,
  error: (pointsOff: number) => `± ${pointsOff}`,

  luckAndSkill: 'Luck and skill',
  parts: {
    start: 'Even share',
    luck: 'Luck: dice and cards',
    choices: 'Own choices',
    slips: 'Slips of others',
    result: 'Result',
  },
  /** "25 + 85.6 − 23.9 + 13.3 = 100" */
  sum: (start: number, luck: number, choices: number, slips: number, result: number) =>
    `${decimal(start)} ${term(luck)} ${term(choices)} ${term(slips)} = ${decimal(result)}`,
  sumInWords: (start: string, luck: string, choices: string, slips: string, result: string) =>
    `Even share ${start}, luck ${luck}, own choices ${choices}, slips of others ${slips}, result ${result}`,

  replay: {
    /** Whose game it is seen as; a tap goes to the next. */
    seenBy: (name: string) => `As ${name} saw it. Change seats`,
    at: (time: string, chance: string | null) => (chance === null ? time : `${time} · ${chance}`),
    before: 'Turning point before this',
    after: 'Next turning point',
    chose: (what: string) => `Chosen: ${what}`,
    betterNot: (what: string, could: string, kept: string) => `${what}: ${could}, not ${kept}`,
  },

  whatIf: {
    key: 'What if?',
    line: 'play on from here',
    title: 'What if\u00a0…?',
    /** The same where that would take two lines. */
    short: 'What if?',
    yourGame: 'In your game',
    theTrial: 'In the trial',
    chooseAnew: 'You choose anew',
    goesOn: 'It goes on from here',
    chance: 'Dice and cards to come',
    same: 'The same',
    sameLine: 'as in your game',
    new: 'New ones',
    newLine: 'shuffled and rolled',
    others: 'Who plays the others',
    bots: 'Bots',
    me: 'I play all',
    meLine: (seats: number) => `alone, ${seats} seats`,
    promise: 'Only a trial: no scores, no statistics. Your game stays as it was.',
    start: 'Play on from here',
    back: 'Back to your game',
    over: 'The trial is over',
    inTrial: 'In the trial',
    inGame: 'In your game',
    bothCurves: (fork: string, inGame: string, inTrial: string) =>
      `${fork} at the fork; ${inGame} at the end of your game, ${inTrial} at the end of the trial.`,
  },
};
