import { sameJson } from '../game-core/kernel/json';
import { actionsOf, type Match } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import type { Registry } from '../game-core/kernel/registry';
import { textOf, write, type WriteProblem } from '../storage/entries';
import { exclusively } from '../storage/exclusive';
import { headOf, readSave, writeSave, type Head, type SavedMatch } from '../storage/save-format';
import { keyOf, type Store } from '../storage/store';
import type { TableOptions } from '../storage/table-options';
import { together, type Noted } from './notes';
import type { Elsewhere } from './session';

/** What became of a moment that was to be stored. */
export type SaveAnswer =
  | Stored
  /** The disk is full: it is in memory only, and people play on. */
  | { readonly kind: 'not-stored'; readonly problem: WriteProblem }
  /** Another window went on with the match: this lies there now. */
  | Overtaken
  /** Another window removed the match. */
  | Removed;

interface Stored {
  readonly kind: 'stored';
  /** The look that goes with it lay there already: it was taken before, perhaps in another window. */
  readonly wasLooked?: boolean;
}

interface Overtaken extends Elsewhere {
  readonly kind: 'overtaken';
}

interface Removed {
  readonly kind: 'removed';
}

/**
 * Stores a moment of one match, unless another window was quicker. A session does one thing after the other,
 * so the moment has always grown from what this answered last. With it goes what only this device knows.
 */
export type Save = (match: Match, notes?: Notes) => Promise<SaveAnswer>;

/** What is kept beside the record. */
export interface Notes extends Noted {
  /** The look that was taken at this moment, by name. */
  readonly looked?: string | undefined;
}

/** What lies in storage, as far as this window knows. */
export interface Known extends Notes {
  /** Null where nothing was stored yet. */
  readonly text: string | null;
  readonly match: Match;
  readonly people: readonly (string | null)[];
  readonly tableOptions?: TableOptions;
}

export interface SavingSurroundings {
  readonly store: Store;
  readonly registry: Registry;
  readonly now: () => number;
}

/** How one match of this window is stored. */
export interface Saving {
  readonly save: Save;
  /** Another window may have gone on: null where what lies there is what this window knows. */
  lookAgain(): Promise<Overtaken | Removed | null>;
}

/**
 * A moment grows from what lies in storage. Before it is written, that is compared with what lies there now:
 * where something else does, another window has shown it to somebody, and this window gives way.
 */
export function createSaving(
  id: string,
  players: readonly Player[],
  start: Known,
  { store, registry, now }: SavingSurroundings,
  onHead: (head: Head) => void,
): Saving {
  const key = keyOf('matches', id);
  const { tableOptions } = start;
  let known = start;

  const giveWay = (text: string, saved: SavedMatch): Overtaken => {
    const { match, people, looked, hinted, talked } = saved;
    known = { text, match, people, looked, hinted, talked };
    onHead(headOf(saved));
    return { kind: 'overtaken', match, noted: { hinted, talked } };
  };

  const put = async (
    match: Match,
    { people, ...before }: Pick<Known, 'people' | keyof Notes>,
    { looked, ...noted }: Notes,
  ): Promise<SaveAnswer> => {
    const notes = { looked, ...together(before, noted) };
    const saved = { match, players, people, playedAt: now(), tableOptions, ...notes };
    const { text, head } = writeSave(saved);
    const written = await write(store, 'matches', id, text);
    // Where the disk is full, what lies there is what this still grows from: a later write succeeds.
    if (written.ok) known = { text, match, people, ...notes };
    onHead(head);
    if (!written.ok) return { kind: 'not-stored', problem: written.error };
    return { kind: 'stored', wasLooked: looked !== undefined && looked === before.looked };
  };

  /** It is in memory only. */
  const hold = (match: Match, { looked, ...noted }: Notes, message: string): SaveAnswer => {
    const { people } = known;
    const notes = { looked, ...together(known, noted) };
    onHead(headOf({ match, players, people, playedAt: now(), tableOptions, ...notes }));
    return { kind: 'not-stored', problem: { code: 'not-stored', message } };
  };

  return {
    save: (match, notes = {}) =>
      exclusively(store, key, async () => {
        const found = await textOf(store, key);
        if (!found.ok) return hold(match, notes, found.error);
        const text = found.value;
        if (text === known.text) return put(match, known, notes);
        if (text === null) return { kind: 'removed' };
        const other = readSave(text, registry);
        if (other.ok) {
          return isSame(other.value.match, known.match)
            ? put(match, other.value, notes)
            : giveWay(text, other.value);
        }
        if (other.error.isNewer === true) return hold(match, notes, other.error.message);
        // What is broken there is kept, as everything broken is.
        await write(store, 'set-aside', `matches/${id}`, text);
        return put(match, known, notes);
      }),

    lookAgain: () =>
      exclusively(store, key, async () => {
        const found = await textOf(store, key);
        if (!found.ok || found.value === known.text) return null;
        if (found.value === null) return { kind: 'removed' };
        const other = readSave(found.value, registry);
        if (!other.ok) return null;
        if (!isSame(other.value.match, known.match)) return giveWay(found.value, other.value);
        // Only what is round the record is new, such as its persons.
        const { people, looked, hinted, talked } = other.value;
        known = { text: found.value, match: known.match, people, looked, hinted, talked };
        return null;
      }),
  };
}

/** The same actions: only what is round the record differs, such as its version. */
function isSame(a: Match, b: Match): boolean {
  return a.length === b.length && sameJson(actionsOf(a), actionsOf(b));
}

/** Whatever goes wrong with storing, people play on and are told. */
export function notStored(error: unknown): SaveAnswer {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'not-stored', problem: { code: 'not-stored', message } };
}
