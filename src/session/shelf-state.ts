import { thrownBySeat, type Thrown } from '../game-core/kernel/throwers';
import type { SetAside, Unread } from '../storage/entries';
import type { GameResult } from '../storage/results';
import type { Head } from '../storage/save-format';
import type { Summary } from '../storage/summary';

/** What is known about a match that lies on the shelf, to be gone on with or looked at again. */
export interface Shelved extends Summary, Omit<Head, 'summary'> {
  readonly id: string;
}

export interface ShelfState {
  /** Not before the device's storage was read. */
  readonly isLoaded: boolean;
  /** The latest first, also those that are over. */
  readonly matches: readonly Shelved[];
  /** By id, those whose latest moment is in memory only, because the disk refused it. */
  readonly unsaved: readonly string[];
  /** What could not be read: people are told until they have seen it. */
  readonly setAside: readonly SetAside[];
  /** What a newer version of the app made: people are told of it too. */
  readonly newer: readonly Unread[];
  /** What matches have left behind. */
  readonly results: readonly GameResult[];
  /** What was thrown in matches that were removed before each left a result. */
  readonly earlier: readonly Thrown[];
  /** The old counts of dice could not be read and were set aside. */
  readonly hasLostTally: boolean;
  /** Not before results and earlier dice were read, which is after the matches. */
  readonly isCounted: boolean;
}

export const NOTHING_SHELVED: ShelfState = {
  isLoaded: false,
  matches: [],
  unsaved: [],
  setAside: [],
  newer: [],
  results: [],
  earlier: [],
  hasLostTally: false,
  isCounted: false,
};

export function shelved(id: string, { summary, playedAt, people }: Head): Shelved {
  return { id, playedAt, people, ...summary };
}

/** The head of a match as it is shown; null where it is not here. */
export function headIn({ matches }: ShelfState, id: string): Head | null {
  const found = matches.find((each) => each.id === id);
  if (found === undefined) return null;
  const { playedAt, people, ...summary } = found;
  return { playedAt, people, summary };
}

/** What was played last lies on top. */
export function putOn({ matches }: ShelfState, id: string, head: Head): Partial<ShelfState> {
  return { matches: [shelved(id, head), ...matches.filter((each) => each.id !== id)] };
}

export function without({ matches, unsaved }: ShelfState, id: string): Partial<ShelfState> {
  return {
    matches: matches.filter((each) => each.id !== id),
    unsaved: unsaved.filter((each) => each !== id),
  };
}

export function noteSaved(
  { unsaved }: ShelfState,
  id: string,
  isSaved: boolean,
): Partial<ShelfState> {
  if (isSaved !== unsaved.includes(id)) return {};
  return { unsaved: isSaved ? unsaved.filter((each) => each !== id) : [...unsaved, id] };
}

export function withResult({ results }: ShelfState, result: GameResult): Partial<ShelfState> {
  return { results: [...results.filter(({ id }) => id !== result.id), result] };
}

export function isFinished({ standings }: Summary): boolean {
  return standings !== null;
}

/**
 * Everything that was ever thrown on this device, the oldest first. A match that left a result is counted
 * there, one that goes on is counted where it lies: none is counted twice.
 */
export function allThrown({ matches, results, earlier }: ShelfState): readonly Thrown[] {
  const ended = new Set(results.map(({ id }) => id));
  const open = matches.filter(({ id }) => !ended.has(id));
  const oldestFirst = [...results].sort((a, b) => a.endedAt - b.endedAt);
  return [
    ...earlier,
    ...oldestFirst.flatMap(({ game, seats }) =>
      thrownBySeat(
        game,
        seats,
        seats.map(({ dice }) => dice),
      ),
    ),
    ...[...open].reverse().flatMap(({ game, players, dice }) => thrownBySeat(game, players, dice)),
  ];
}
