export const lobby = {
  title: 'Rainy Barn',
  line: 'Four family games for a rainy afternoon',
  picture: 'A cow looks out of a red barn into the rain',
  dice: 'Fair dice?',
  settings: 'Settings',
  range: (min: number, max: number) => `${min}–${max}`,
  players: (range: string) => `${range} players`,
  playOf: (game: string) => `Play ${game}`,
  rulesOf: (game: string) => `Rules of ${game}`,

  open: 'Still open',
  goOn: 'Continue',
  goOnWith: (game: string, players: string) => `Continue ${game} with ${players}`,
  turn: (names: readonly string[]) =>
    names.length === 1
      ? `It is ${names[0]}’s turn`
      : `It is the turn of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  someTimeAgo: 'some time ago',
  justNow: 'just now',
  minutesAgo: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
  hoursAgo: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  yesterday: 'yesterday',
  daysAgo: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
  weeksAgo: (count: number) => (count === 1 ? '1 week ago' : `${count} weeks ago`),

  ours: 'Our games',
  oursOpen: (open: number) => (open === 0 ? 'Our games' : `Our games, ${open} open`),
  nothingYet:
    'Games that you play are kept here, so that you can go on with them or look at them again.',
  finished: 'Finished games',
  wonBy: (names: readonly string[]) =>
    names.length < 2
      ? `${names.join('')} won`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} won`,
  lookAt: (game: string, players: string) => `Look at ${game} with ${players}`,

  remove: (game: string, players: string) => `Delete ${game} with ${players}`,
  removeTitle: 'Delete this game?',
  removeLine: (game: string, players: string) =>
    `${game} with ${players} cannot be played on after that.`,
  doRemove: 'Delete',
  keep: 'Keep',
  close: 'Close',

  aside: (count: number) =>
    count === 1
      ? 'One saved game could not be read. It was put aside, not deleted. All the others are here.'
      : `${count} saved games could not be read. They were put aside, not deleted. All the others are here.`,
  asideForged: (count: number) =>
    count === 1
      ? 'The dice of one saved game do not follow from its secret number: somebody has changed it. It was put aside, not deleted.'
      : `The dice of ${count} saved games do not follow from their secret numbers: somebody has changed them. They were put aside, not deleted.`,
  newer: (count: number) =>
    count === 1
      ? 'A newer version of Rainy Barn made one saved game. It stays as it is: update the app to go on with it.'
      : `A newer version of Rainy Barn made ${count} saved games. They stay as they are: update the app to go on with them.`,
  asideSettings:
    'Your settings could not be read. They were put aside, not deleted; the usual ones hold for now.',
  ok: 'OK',
};
