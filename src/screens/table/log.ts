import type { Step } from '../../session/story';
import type { GameTable, Teller } from '../../tables/shared/game-table';

/** What happened in one turn, in words and in order. */
export interface LogEntry {
  /** Counted from 0. */
  readonly turn: number;
  readonly lines: readonly string[];
}

/**
 * The log of a match, the latest turn first. Only its latest action may name what has just been laid
 * away, until everything is open: the log must not be a memory that the people at the table have to do without.
 */
export function logOf(
  story: readonly Step[],
  table: GameTable,
  teller: Omit<Teller, 'isFresh'>,
  allIsOpen: boolean,
): LogEntry[] {
  const byTurn = new Map<number, string[]>();
  story.forEach(({ turn, scene }, index) => {
    const isFresh = allIsOpen || index === story.length - 1;
    const lines = linesOf(scene, table, { ...teller, isFresh });
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), ...lines]);
  });
  return [...byTurn]
    .map(([turn, lines]) => ({ turn, lines }))
    .filter(({ lines }) => lines.length > 0)
    .reverse();
}

/** What a scene shows, in words. */
export function linesOf(
  { happenings, view }: Step['scene'],
  table: GameTable,
  teller: Teller,
): string[] {
  return happenings
    .map((happening) => table.tell(happening, view, teller))
    .filter((line) => line !== null);
}
