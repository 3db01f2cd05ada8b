import type { Phrases } from '../../en';
import { mistyTable } from './misty';

const { points } = mistyTable;
const rounds = (count: number) => (count === 1 ? '1 Runde' : `${count} Runden`);

export const mistyScore: Phrases['mistyScore'] = {
  rounds,
  morePoints: (above, name, count, more, fewer) =>
    `${above} und ${name} haben beide ${count === 0 ? 'keine Runde' : rounds(count)} geholt. Insgesamt hat ${above} ${points(more)}, ${name} ${fewer}.`,
  skip: 'Alles auf einmal zählen',
};
