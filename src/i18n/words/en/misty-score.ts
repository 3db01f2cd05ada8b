import { mistyTable } from './misty';

const { points } = mistyTable;

export const mistyScore = {
  rounds: (count: number) => (count === 1 ? '1 round' : `${count} rounds`),
  morePoints: (above: string, name: string, rounds: number, more: number, fewer: number) =>
    `${above} and ${name} both took ${mistyScoreRounds(rounds)}. In all, ${above} has ${points(more)}, ${name} ${fewer}.`,
  skip: 'Count all at once',
};

function mistyScoreRounds(count: number): string {
  if (count === 0) return 'no round';
  return count === 1 ? '1 round' : `${count} rounds`;
}
