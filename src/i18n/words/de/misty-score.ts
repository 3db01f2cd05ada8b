import type { Phrases } from '../../en';
import { mistyTable } from './misty';

const { points } = mistyTable;

export const mistyScore: Phrases['mistyScore'] = {
  raindrops: (count) => (count === 0 ? 'kein Tropfen' : `${count} Tropfen`),
  morePoints: (above, name, count, more, fewer) =>
    `${above} und ${name} haben beide ${count === 0 ? 'keinen' : count} Tropfen. In allen Runden hat ${above} ${points(more)}, ${name} ${fewer}.`,
  skip: 'Alles auf einmal zählen',
};
