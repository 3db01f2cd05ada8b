export const dice = {
  title: 'The dice',
  back: 'Back',
  thisGame: 'In this game',
  allGames: 'In all games on this device',
  noneYet: 'No dice have been thrown yet.',
  thrown: (name: string, dice: number) =>
    dice === 1 ? `${name}: one die` : `${name}: ${dice} dice`,
  face: (face: number, count: number) =>
    count === 1 ? `${face} came up once` : `${face} came up ${count} times`,
  line: 'The dashed line marks what fair dice would bring on average.',
  uneven: {
    usual: 'Hardly any game is more even than this.',
    inTen: (games: number) => `So uneven or more: this happens in ${games} of 10 games.`,
    oneIn: (games: number) => `So uneven or more: this happens in one of ${games} games.`,
  },
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
    opened: 'The game is over: this is the secret number. Its SHA-256 is the seal above.',
    check: 'Check the dice',
    right: (all: number) =>
      `Checked: all ${all} throws and deals of this game follow from the secret number.`,
    wrong: (wrong: number, all: number) =>
      `${wrong} of ${all} throws and deals do not follow from the secret number.`,
    unavailable: 'This browser cannot compute the seal here.',
  },
};
