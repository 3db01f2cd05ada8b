import { mistyTable } from './misty';

const { points } = mistyTable;

function raindrops(count: number): string {
  if (count === 0) return 'no raindrop';
  return count === 1 ? '1 raindrop' : `${count} raindrops`;
}

export const mistyScore = {
  /** Rounds taken. */
  raindrops,
  morePoints: (above: string, name: string, rounds: number, more: number, fewer: number) =>
    `${above} and ${name} both have ${raindrops(rounds)}. In all rounds, ${above} has ${points(more)}, ${name} ${fewer}.`,
  skip: 'Count all at once',
};
