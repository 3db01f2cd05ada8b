import { isOver, type Match } from '../../game-core/kernel/match';
import type { Face, Teller } from '../../tables/shared/face';

/** What happened up to a moment, in words: a list of lines for each action, the latest first. */
export interface LogEntry {
  /** The length of the match after the action. */
  readonly moment: number;
  readonly lines: readonly string[];
}

/**
 * The log of a match. Only its latest action may name what has just been laid away: the log must not
 * be a memory that the people at the table have to do without.
 */
export function logOf(match: Match, face: Face, teller: Omit<Teller, 'isFresh'>): LogEntry[] {
  const allIsOpen = isOver(match);
  const entries: LogEntry[] = [];
  for (let at = match; at.last !== null; at = at.last.before) {
    const lines = linesOf(at, face, { ...teller, isFresh: allIsOpen || at === match });
    if (lines.length > 0) entries.push({ moment: at.length, lines });
  }
  return entries;
}

/** What the latest action of the match brought about. */
export function linesOf({ origin, state, last }: Match, face: Face, teller: Teller): string[] {
  if (last === null) return [];
  const view = origin.game.view(state, 'table');
  const before = origin.game.view(last.before.state, 'table');
  return origin.game
    .explain(before, view)
    .map((happening) => face.tell(happening, view, teller))
    .filter((line) => line !== null);
}
