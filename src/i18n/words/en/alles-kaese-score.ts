const holes = (count: number) => (count === 1 ? '1 hole' : `${count} holes`);
const cheeses = (count: number) => (count === 1 ? '1 cheese' : `${count} cheeses`);
const traps = (count: number) => (count === 1 ? '1 trap' : `${count} traps`);

export const allesKaeseScore = {
  holes,
  caught: 'caught',
  caughtTitle: 'Caught by the third trap!',
  caughtLine: (name: string, lost: number) =>
    lost === 0
      ? `${name} comes last.`
      : `${name}’s ${holes(lost)} ${lost === 1 ? 'does' : 'do'} not count.`,
  moreCheese: (ahead: string, behind: string, both: number, more: number, fewer: number) =>
    `${ahead} and ${behind} both have ${holes(both)}, but ${ahead} has ${cheeses(more)} and ${behind} ${fewer}.`,
  thirdTrap: (name: string) => `Three traps: ${name} comes last.`,

  skip: 'Count everything at once',
  /** A plate as far as it is counted. */
  plate: (who: string, sum: number, counted: readonly number[], have: number) =>
    [
      `${who}: ${holes(sum)}`,
      counted.length === 0 ? '' : `Cheese: ${counted.join(', ')}`,
      have === 0 ? '' : traps(have),
    ]
      .filter(Boolean)
      .join('. '),
  caughtPlate: (who: string, lost: number) =>
    `${who}: caught by the third trap, comes last. ${holes(lost)} on the plate ${lost === 1 ? 'does' : 'do'} not count.`,

  whatLayThere: 'What lay there?',
  whatLayThereLine: 'Turn over the shelves and what was thrown away',
  shelves: 'On the shelves',
  discard: 'Thrown away',
  nothing: 'Nothing',
  lot: (cheese: number, sum: number, count: number) =>
    [cheese === 0 ? '' : `${cheeses(cheese)} with ${holes(sum)}`, count === 0 ? '' : traps(count)]
      .filter(Boolean)
      .join(' and '),
};
