import type { Criterion } from '../../kernel/game';
import type { Seat } from '../../kernel/seats';
import { animalOf, cardName, valueOf, type Card } from './cards';
import { drawCount } from './table';
import type { Board, Setting, State } from './types';

export const CRITERIA: readonly Criterion[] = [
  { key: 'points', best: 'most' },
  /** The tie-break: the total of the positive cards, doubled ones doubled. */
  { key: 'food', best: 'most' },
];

/** What a card is worth to a seat. */
export function worth({ config, animals }: Setting, seat: Seat, card: Card): number {
  const doubles = config.options.doubling && animalOf(card) === animals[seat];
  return doubles ? 2 * valueOf(card) : valueOf(card);
}

/** A seat's whole scoring pile, once the game is over. */
export function scoringPile({ taken, passed }: Board, seat: Seat): Card[] {
  const received = passed.flatMap(({ to, card }) => (to === seat && card !== null ? [card] : []));
  return [...received, ...(taken[seat] ?? [])];
}

export function results({ open: { setting, board } }: State): number[][] {
  return setting.animals.map((_, seat) => {
    const worths = scoringPile(board, seat).map((card) => worth(setting, seat, card));
    return [total(worths), total(worths.filter((points) => points > 0))];
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

export function material({ open, hidden }: State): string[] {
  const { path, taken } = open.board;
  const onPath = path.filter((card) => card !== null);
  const inDraws = hidden.draws.flatMap((pile, seat) => pile.slice(0, drawCount(open, seat)));
  return [...onPath, ...taken.flat(), ...inDraws, ...hidden.passed].map(cardName);
}
