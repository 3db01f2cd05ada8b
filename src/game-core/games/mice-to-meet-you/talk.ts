import type { Talk } from '../../coach/remark';
import { isDiceCard } from './cards';
import { roundOf } from './table';
import type { Mice, Move } from './types';

/** How many mice a choice catches. */
function caughtBy(move: Move): number {
  const isCatch = move.type === 'catch' || move.type === 'take';
  return isCatch && !isDiceCard(move.card) ? move.card : 0;
}

export const miceTalk: Talk<Mice> = {
  // It says nothing about which of the rooms to choose.
  isPlainLuck: () => true,
  roundOf: ({ open }) => roundOf(open),
  isJudged: () => true,
  /** The most mice are what everybody sees first. */
  isPraised: (_, { best, moves }) =>
    best !== null && moves.some(({ move }) => caughtBy(move) > caughtBy(best.move)),
};
