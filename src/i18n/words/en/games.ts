/** What a variant is called, and what it changes. */
export interface VariantWords {
  readonly name: string;
  readonly line: string;
  /** Where it is one of several values, what each is called. */
  readonly values?: Readonly<Record<string, string>>;
}

interface GameWords {
  readonly title: string;
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
      random: { name: 'Daydreamer', line: 'Rolls on or stops, just as it comes.' },
      greedy: { name: 'Greedyguts', line: 'Snaps up the best bite of every turn.' },
    },
  },
  'alles-kaese': {
    title: 'Alles Käse!',
    line: 'So many holes, so many traps. Have a peek, or trust your nose.',
    variants: {},
    bots: {
      random: { name: 'Daydreamer', line: 'Takes whatever lies there.' },
      greedy: { name: 'Greedyguts', line: 'Always goes for the most cheese.' },
      steady: { name: 'Old hand', line: 'Counts the traps and keeps calm.' },
    },
  },
  misty: {
    title: 'Misty',
    line: 'Draw on the misty window, and watch your pictures come to life.',
    variants: {
      initiation: {
        name: 'First steps',
        line: 'A small window of nine cards, for young painters.',
      },
      roundsToWin: {
        name: 'How long?',
        line: 'So many rounds somebody has to take.',
        values: { 1: '1 round', 2: '2 rounds', 3: '3 rounds' },
      },
    },
    bots: {
      random: { name: 'Daydreamer', line: 'Paints whatever comes to mind.' },
      greedy: { name: 'Greedyguts', line: 'Always takes the finest card.' },
      steady: { name: 'Old hand', line: 'Sees the whole window before it is full.' },
    },
  },
  'mice-to-meet-you': {
    title: 'MICE to meet you',
    line: 'Bait with bacon and cheese, and catch every mouse in the house.',
    variants: {
      level: {
        name: 'Alone in the house',
        line: 'The nuts that you begin with: the fewer, the harder.',
        values: { 3: '3 nuts', 2: '2 nuts', 1: '1 nut', 0: 'none' },
      },
    },
    bots: {
      random: { name: 'Daydreamer', line: 'Catches a mouse now and then.' },
      greedy: { name: 'Greedyguts', line: 'Grabs the best mouse at once.' },
      steady: { name: 'Old hand', line: 'Saves nuts for the right moment.' },
    },
  },
} satisfies Record<string, GameWords>;
