/** What a variant is called, and what it changes. */
export interface VariantWords {
  readonly name: string;
  readonly line: string;
  /** Where it is one of several values, what each is called. */
  readonly values?: Readonly<Record<string, string>>;
}

interface GameWords {
  readonly title: string;
  /** Where there is no room for all of it. */
  readonly short?: string;
  readonly line: string;
  readonly variants: Readonly<Record<string, VariantWords>>;
  readonly bots: Readonly<Record<string, { readonly name: string; readonly line: string }>>;
}

export const games = {
  'so-ein-mist': {
    title: 'So ein Mist',
    line: 'Roll, dare, and hop to the best food. But mind where you step!',
    variants: {
      doubling: { name: 'Doubling', line: 'Cards of your own animal count twice, dung too.' },
      noPassingOn: {
        name: 'No passing on',
        line: 'Nobody hands cards to the neighbours before the game: it lasts seven rounds.',
      },
      anotherRound: {
        name: 'Another round',
        line: 'After the last card everybody has one more turn. Gaps stay gaps.',
      },
    },
    bots: {
      timid: { name: 'Scaredy-cat', line: 'Is happy with the first carrot and stops.' },
      selfish: {
        name: 'Greedyguts',
        line: 'Wants the best bite, and never minds who gets the rest.',
      },
      greedy: { name: 'Clever clogs', line: 'Works out every turn, but only this one.' },
      farsighted: { name: 'Old hand', line: 'Sees you coming two rounds ahead.' },
    },
  },
  'alles-kaese': {
    title: 'Alles Käse!',
    line: 'So many holes, so many traps. Have a peek, or trust your nose.',
    variants: {
      oddsShown: {
        name: 'Odds shown',
        line: 'Before you keep a slice you see how many of its kind may be traps.',
      },
      fromMemory: {
        name: 'From memory',
        line: 'What is under a slice is shown to you once. Otherwise you may look again on your turn.',
      },
    },
    bots: {
      forgetful: { name: 'Scatterbrain', line: 'Had a peek. What was it again?' },
      greedy: { name: 'Greedyguts', line: 'Always goes for the most cheese.' },
      steady: { name: 'Clever clogs', line: 'Counts the traps and keeps calm.' },
      shrewd: { name: 'Old hand', line: 'Sees what you leave lying, and knows why.' },
    },
  },
  misty: {
    title: 'Misty',
    line: 'Draw on the misty window, and watch your pictures come to life.',
    variants: {
      initiation: {
        name: 'Initiation',
        line: 'A small window of nine cards, for young painters.',
      },
      roundsToWin: {
        name: 'How long?',
        line: 'Whoever takes so many rounds first wins.',
        values: { 1: '1 round', 2: '2 rounds', 3: '3 rounds' },
      },
      scoreShown: {
        name: 'Score shown',
        line: 'While you build you see how many points your window could bring by now.',
      },
    },
    bots: {
      hasty: { name: 'Fidget', line: 'Paints the first thing that comes along.' },
      greedy: { name: 'Greedyguts', line: 'Always takes the finest card.' },
      steady: { name: 'Clever clogs', line: 'Sees the whole window before it is full.' },
      patient: { name: 'Old hand', line: 'Weighs every card against all that may still come.' },
    },
  },
  'mice-to-meet-you': {
    title: 'MICE to meet you',
    short: 'MICE',
    line: 'Bait with bacon and cheese, and catch every mouse in the house.',
    variants: {
      level: {
        name: 'Alone in the house',
        line: 'The nuts that you begin with: the fewer, the harder.',
        values: { 3: '3 nuts', 2: '2 nuts', 1: '1 nut', 0: 'none' },
      },
      chanceShown: {
        name: 'Chance line',
        line: 'You see how likely it is to clear the house, if all goes perfectly from here.',
      },
    },
    bots: {
      eager: { name: 'Fidget', line: 'Chases the biggest mouse first.' },
      greedy: { name: 'Greedyguts', line: 'Grabs the best mouse at once.' },
      steady: { name: 'Clever clogs', line: 'Saves nuts for the right moment.' },
      canny: { name: 'Old hand', line: 'Plays the next round in its head before it moves.' },
    },
  },
} satisfies Record<string, GameWords>;
