import type { Criterion } from '../../kernel/game';
import type { Seat } from '../../kernel/seats';
import { cardName, type Sides } from './cards';
import { countFronts, holesOf, isCaught } from './table';
import type { Board, Card, State } from './types';

export const CRITERIA: readonly Criterion[] = [
  /** 1, or 0 for the seat with three traps: it is last whatever it has collected. */
  { key: 'escaped', best: 'most' },
  { key: 'holes', best: 'most' },
  /** The tie-break: the number of cheese cards. */
  { key: 'cheese', best: 'most' },
];

/** The holes on a seat's cheese cards; traps count nothing. */
export function holesKept(board: Board, seat: Seat): number {
  let sum = 0;
  for (const { card, front } of board.rows[seat] ?? []) {
    if (front === 'cheese') sum += holesOf(board, card);
  }
  return sum;
}

export function results({ open: { board } }: State): number[][] {
  return board.rows.map((row, seat) =>
    isCaught(board, seat) ? [0, 0, 0] : [1, holesKept(board, seat), countFronts(row, 'cheese')],
  );
}

export function material({ open: { board }, pack }: State): string[] {
  const { display, rows, discard, drawn } = board;
  const shown = display.filter((card) => card !== null);
  const kept = rows.flat().map(({ card }) => card);
  const supply = pack.map((_, card): Card => card).slice(drawn);
  return [...shown, ...kept, ...discard, ...supply].map((card) => cardName(pack[card] as Sides));
}
