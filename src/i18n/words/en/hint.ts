/** What the owl says at the table. */
export const hint = {
  /** A hint leaves a mark in the scores. */
  key: 'Hint, will be noted',
  title: 'The owl',
  thinking: 'The owl is thinking …',
  failed: 'The owl could not think this through. The game goes on without it.',
  close: 'Close the hint',
  choices: 'What each choice costs',
  best: 'best',
  even: 'even',
  /** Where figures show no price. */
  worse: 'worse',
  bestOf: (what: string) => `Best: ${what}`,
  costs: (what: string, points: string) => `${what} costs ${points} points of 100`,
  isBest: (what: string) => `${what}, best`,
  isEven: (what: string) => `${what}, as good`,
  isWorse: (what: string) => `${what}, worse`,
  all: (count: number) => `All ${count} choices`,
  /** The same where there is little room. */
  allShort: (count: number) => `All ${count}`,
  fewer: 'Only the best',
  only: 'There is nothing else to choose.',
  openOnly: 'It knows only what everybody knows.',
  /** In the scores. */
  used: (count: number) => (count === 1 ? '1 hint' : `${count} hints`),
};
