import type { Front } from '../cards';
import { holesOf } from '../table';
import type { Card, Kept, Move, View } from '../types';
import { steadyMove } from './steady';
import type { World } from './world';

/**
 * Moves of the same kind come to the same: two cards with the same number are the same if the same seats
 * know them, and this one nothing else of them.
 */
export function kindOfMove(
  { open: { board } }: View,
  fronts: readonly (Front | undefined)[],
  { knowers }: World,
  { type, slot }: Move,
): string {
  const card = board.display[slot] as Card;
  return `${type} ${holesOf(board, card)} ${fronts[card] ?? 'hidden'} ${knowers[card]}`;
}

/** The move that `steady` would make if it knew these fronts. */
export function firstThought(view: View, fronts: readonly (Front | undefined)[]): Move {
  const seen = fronts.flatMap((front, card): Kept[] =>
    front === undefined ? [] : [{ card, front }],
  );
  return steadyMove({ ...view, seen });
}
