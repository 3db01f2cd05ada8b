const mice = (count: number) =>
  count === 0 ? 'no mice' : count === 1 ? '1 mouse' : `${count} mice`;
const larders = (count: number) => (count === 1 ? '1 larder' : `${count} larders`);
const nuts = (count: number) => (count === 0 ? 'no nuts' : count === 1 ? '1 nut' : `${count} nuts`);

export const miceScore = {
  mice,
  /** Fewest win: it has to be said that they are those that were not caught. */
  left: (count: number) => `${mice(count)} left`,
  skip: 'Count everything at once',
  allCaught: 'All caught!',
  /** A house as far as it is counted. */
  house: (who: string, sum: number, counted: readonly number[], closed: number, count: number) =>
    [
      `${who}: ${mice(sum)}`,
      counted.length === 0 ? '' : `Rooms: ${counted.join(', ')}`,
      `${larders(closed)} closed, ${nuts(count)}`,
    ]
      .filter(Boolean)
      .join('. '),
  moreLarders: (ahead: string, behind: string, both: number, more: number, fewer: number) =>
    `${ahead} and ${behind} both have ${mice(both)}, but ${ahead} has closed ${larders(more)} and ${behind} ${fewer}.`,
  moreNuts: (ahead: string, behind: string, both: number, more: number, fewer: number) =>
    `${ahead} and ${behind} both have ${mice(both)} and equally many larders closed, but ${ahead} has ${nuts(more)} and ${behind} ${fewer}.`,
};
