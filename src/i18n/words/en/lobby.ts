export const lobby = {
  title: 'Rainy Barn',
  line: 'Four family games for a rainy afternoon',
  picture: 'A cow looks out of a red barn into the rain',
  players: (min: number, max: number) => `${min}–${max} players`,
  soon: 'soon',
  rulesOf: (game: string) => `Rules of ${game}`,
};
