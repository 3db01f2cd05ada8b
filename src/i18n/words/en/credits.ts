export const credits = {
  back: 'Back',
  version: (version: string) => `Rainy Barn ${version}`,
  printed: 'The printed games',
  theirs:
    'Their titles and ideas belong to the people who made them. Rainy Barn is made by fans: nobody named here has commissioned, checked or paid for it, and it is not affiliated with any of them. If you like a game, get it in cardboard!',
  author: (name: string) => `A game by ${name}`,
  illustrator: (name: string) => `Pictures in the box by ${name}`,
  publisher: (name: string, year: number | null) =>
    year === null ? `Published by ${name}` : `Published by ${name}, ${year}`,
  own: 'Rainy Barn itself',
  ownLine:
    'Code, words, sounds and all other drawings are our own, and free for everybody under the MIT licence.',
  art: 'Pictures and letters',
  licence: (by: string, licence: string) => `by ${by} · ${licence}`,
  libraries: 'Software inside',
  librariesLine: 'All of it is open source under the MIT licence, whose text is below. Thank you!',
  mit: 'The MIT licence',
};
