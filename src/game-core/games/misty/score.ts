import type { Criterion } from '../../kernel/game';
import type { Seat } from '../../kernel/seats';
import { afterMeals, loneCards } from './activation';
import { cardName, kindOf, type Card } from './cards';
import { RUN_BONUS, TIED_ROUND } from './declared';
import type { Cell } from './sheet';
import type { Open, Placed, State, Window } from './types';

export const CRITERIA: readonly Criterion[] = [
  /** Rounds taken. */
  { key: 'rounds', best: 'most' },
  /** The tie-break: points over all rounds. */
  { key: 'points', best: 'most' },
];

export function worth(card: Card): number {
  return kindOf(card) === 'flower' ? 2 : 1;
}

/** Where the points of an activated window come from. */
export interface ScoreSheet {
  readonly cards: readonly Placed[];
  /** Smiles side by side in a row, two or more, with what they earn beyond one point each. */
  readonly runs: readonly { readonly cells: readonly Cell[]; readonly bonus: number }[];
  readonly points: number;
}

export function scoreSheet(window: Window, moved: readonly Card[]): ScoreSheet {
  const cards = afterMeals(loneCards(window, moved));
  const runs = runsOf(cards).map((cells) => ({ cells, bonus: RUN_BONUS[cells.length] ?? 0 }));
  const points =
    cards.reduce((sum, { card }) => sum + worth(card), 0) +
    runs.reduce((sum, { bonus }) => sum + bonus, 0);
  return { cards, runs, points };
}

function runsOf(cards: readonly Placed[]): Cell[][] {
  const runs: Cell[][] = [];
  for (const { card, cell } of cards) {
    if (kindOf(card) !== 'smile') continue;
    const run = runs[runs.length - 1];
    // The next number is the next cell of the row: no window is as wide as the sheet.
    if (run?.[run.length - 1] === cell - 1) run.push(cell);
    else runs.push([cell]);
  }
  return runs.filter((run) => run.length > 1);
}

/** The seats that take a round with these points. */
export function takers(points: readonly number[]): Seat[] {
  const best = Math.max(...points);
  const seats = points.flatMap((each, seat) => (each === best ? [seat] : []));
  return TIED_ROUND === 'nobody' && seats.length > 1 ? [] : seats;
}

export function roundsTaken({ scores }: Pick<Open, 'scores'>, seat: Seat): number {
  return scores.filter((points) => takers(points).includes(seat)).length;
}

export function results({ open }: State): number[][] {
  return open.windows.map((_, seat) => [
    roundsTaken(open, seat),
    open.scores.reduce((sum, points) => sum + (points[seat] ?? 0), 0),
  ]);
}

export function material({ open, hidden }: State): string[] {
  const placed = open.windows.flatMap((window) => window.map(({ card }) => card));
  return [...placed, ...hidden.hands.flat(), ...hidden.rest].map(cardName);
}
