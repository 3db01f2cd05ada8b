export const dice = {
  back: 'Back',
  thisGame: 'In this game',
  allGames: 'In all games on this device',
  noneYet: 'No dice have been thrown yet.',
  thrown: (name: string, dice: number) =>
    dice === 1 ? `${name}: one die` : `${name}: ${dice} dice`,
  face: (face: number, count: number) =>
    count === 1 ? `${face} came up once` : `${face} came up ${count} times`,
  line: 'The dashed line marks what fair dice would bring on average.',
  fair: (each: number) =>
    Number.isInteger(each) ? `Fair: ${each} of each.` : `Fair: about ${each.toFixed(1)} of each.`,
  uneven: {
    tooFew: 'So few dice tell nothing yet.',
    usual: 'Dice are hardly ever more even than this.',
    inTenGames: (games: number) => `Dice this uneven turn up in ${games} of 10 games.`,
    oneOfGames: (games: number) => `Dice this uneven turn up in one of ${games} games.`,
    inTenPiles: (piles: number) =>
      `Dice this uneven turn up in ${piles} of 10 piles of as many dice.`,
    oneOfPiles: (piles: number) =>
      `Dice this uneven turn up in one of ${piles} piles of as many dice.`,
  },
  oneIsOdd: (players: number) =>
    `With ${players} players it is quite normal that the dice of one of them look odd.`,
  allPeople: 'All people',
  allBots: 'All bots',
  bot: (level: string) => `${level} (bot)`,
  botOf: (level: string, game: string) => `${level} (bot, ${game})`,
  seatedBot: (name: string, level: string) => `${name} (bot, ${level})`,
  formerLevel: 'Former level',
  tallyAside:
    'The dice of games that are no longer here could not be read. They were put aside, not deleted; from now on they are counted anew.',
  cheat: {
    title: 'Do the bots cheat?',
    see: 'No. A bot is given what a player in its seat may see and remember, and nothing else: no face-down card, no die that is still to fall.',
    think:
      'It may think about cards that could lie there, but it has to guess them like everybody else.',
    seed: 'All chance of a game comes from one secret number, drawn before the first card is dealt. Nobody’s choice changes what the next die shows.',
  },
  seal: {
    title: 'Check it yourself',
    sealed:
      'This is the seal of the secret number (its SHA-256). It is fixed from the start; the number itself is shown when the game is over.',
    opened: 'The game is over: this is the secret number.',
    how: 'The seal is the SHA-256 of exactly these 32 letters and digits. Any other program that works out a SHA-256 finds the same.',
    check: 'Check every throw and deal',
    right: (all: number) =>
      `Checked: all ${all} throws and deals of this game follow from the secret number.`,
    wrong: (wrong: number, all: number) =>
      `${wrong} of ${all} throws and deals do not follow from the secret number.`,
    unavailable: 'This browser cannot compute the seal here.',
  },
};
