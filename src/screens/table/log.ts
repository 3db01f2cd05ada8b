import { isOver, type Match } from '../../game-core/kernel/match';
import type { GameTable, Teller } from '../../tables/shared/game-table';

/** What happened in one turn, in words and in order. */
export interface LogEntry {
  /** Counted from 0. */
  readonly turn: number;
  readonly lines: readonly string[];
}

/**
 * The log of a match, the latest turn first. Only its latest action may name what has just been laid
 * away: the log must not be a memory that the people at the table have to do without.
 */
export function logOf(match: Match, table: GameTable, teller: Omit<Teller, 'isFresh'>): LogEntry[] {
  const allIsOpen = isOver(match);
  const byTurn = new Map<number, string[]>();
  for (let at = match; at.last !== null; at = at.last.before) {
    const turn = at.origin.game.turnsTaken(at.last.before.state);
    const lines = linesOf(at, table, { ...teller, isFresh: allIsOpen || at === match });
    byTurn.set(turn, [...lines, ...(byTurn.get(turn) ?? [])]);
  }
  return [...byTurn]
    .map(([turn, lines]) => ({ turn, lines }))
    .filter(({ lines }) => lines.length > 0);
}

/** What the latest action of the match brought about. */
export function linesOf(
  { origin, state, last }: Match,
  table: GameTable,
  teller: Teller,
): string[] {
  if (last === null) return [];
  const view = origin.game.view(state, 'table');
  const before = origin.game.view(last.before.state, 'table');
  return origin.game
    .explain(before, view)
    .map((happening) => table.tell(happening, view, teller))
    .filter((line) => line !== null);
}
