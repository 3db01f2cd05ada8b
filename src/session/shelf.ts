import { createStore, type StoreApi } from 'zustand/vanilla';

import { sameJson } from '../game-core/kernel/json';
import { actionsOf, begin, isOver, type Match } from '../game-core/kernel/match';
import type { Seed } from '../game-core/kernel/chance';
import type { Config } from '../game-core/kernel/game';
import type { Player } from '../game-core/kernel/record';
import { findGame, type Entry, type Registry } from '../game-core/kernel/registry';
import { thrownIn, totalOf } from '../game-core/kernel/throwers';
import { fail, type Result } from '../game-core/kernel/result';
import {
  loadTally,
  NO_TALLY,
  saveTally,
  TALLY_KEY,
  withGone,
  type DiceTally,
  type LoadedTally,
} from '../storage/dice-tally';
import type { Loaded, SetAside } from '../storage/entries';
import { deleteMatch, loadMatch, loadMatches, type SavedMatch } from '../storage/matches';
import { nameOf } from '../storage/store';
import { openSession, type Session, type SessionProblem, type Surroundings } from './session';

/** A match that lies on the shelf, to be gone on with or looked at again. */
export interface Shelved extends SavedMatch {
  readonly id: string;
}

export interface ShelfState {
  /** Not before the device's storage was read. */
  readonly isLoaded: boolean;
  /** The latest first, also those that are over. */
  readonly matches: readonly Shelved[];
  /** What could not be read: people are told until they have seen it. */
  readonly setAside: readonly SetAside[];
  /** The dice of matches that lie here no more. */
  readonly tally: DiceTally;
  /** The tally could not be read and was set aside: it counts anew. */
  readonly hasFreshTally: boolean;
}

export interface ShelfSurroundings extends Surroundings {
  readonly registry: Registry;
  readonly newSeed: () => Seed;
}

/** All matches of this device. */
export interface Shelf {
  readonly state: StoreApi<ShelfState>;
  load(): Promise<void>;
  /** A new match; it is on disk from its first action on. */
  begin(entry: Entry, config: Config, players: readonly Player[]): Result<Session, SessionProblem>;
  open(id: string): Result<Session, OpenProblem>;
  remove(id: string): Promise<void>;
  /** The message about what was set aside has been read. */
  acknowledge(): void;
}

export type OpenProblem =
  SessionProblem | { readonly code: 'no-such-match'; readonly message: string };

/** Where storage is switched off: the player is told at the first action that it was not saved. */
const NOTHING: Loaded<SavedMatch> = { entries: [], setAside: [] };
const NOTHING_GONE: LoadedTally = { tally: NO_TALLY, setAside: [] };

/** Matches that are over are kept to look at again, but not for ever. */
const KEPT_AFTER_THE_END = 30;

export function createShelf(surroundings: ShelfSurroundings): Shelf {
  const { store, now, registry, newSeed } = surroundings;
  const sessions = new Map<string, Session>();
  const state = createStore<ShelfState>(() => ({
    isLoaded: false,
    matches: [],
    setAside: [],
    tally: NO_TALLY,
    hasFreshTally: false,
  }));

  const put = (shelved: Shelved): void => {
    const others = state.getState().matches.filter(({ id }) => id !== shelved.id);
    state.setState({ matches: [shelved, ...others] });
  };

  const drop = (id: string): void =>
    state.setState({ matches: state.getState().matches.filter((each) => each.id !== id) });

  /** The session is kept: what a full disk refused to store is still here to go on with. */
  const start = (id: string, entry: Entry, match: Match, players: readonly Player[]) => {
    const opened = openSession(id, entry, match, players, surroundings);
    if (opened.ok) {
      sessions.set(id, opened.value);
      opened.value.state.subscribe((moment, before) => {
        if (moment.match !== before.match && sessions.has(id)) {
          put({ id, match: moment.match, players, playedAt: now() });
        }
      });
    }
    return opened;
  };

  const clearAway = async (): Promise<void> => {
    const finished = state.getState().matches.filter(({ match }) => isOver(match));
    for (const { id } of finished.slice(KEPT_AFTER_THE_END)) await remove(id);
  };

  /** What lies on the disk counts: another window may have removed matches, too. */
  const readTally = async (): Promise<DiceTally> => {
    const { tally, setAside } = await loadTally(store).catch(() => NOTHING_GONE);
    const hasFreshTally = setAside.length > 0 || state.getState().hasFreshTally;
    state.setState({ tally, hasFreshTally });
    return tally;
  };

  /** Its dice stay counted: they are in the tally before the match is deleted. */
  const takeOver = async ({ id, match, players }: Shelved): Promise<void> => {
    const thrown = thrownIn(match, players).filter(({ counts }) => totalOf(counts) > 0);
    if (thrown.length === 0) return deleteMatch(store, id);
    const tally = withGone(await readTally(), { id, thrown });
    const saved = await saveTally(store, tally);
    await deleteMatch(store, id);
    // A full disk has room again now.
    if (!saved.ok) await saveTally(store, tally);
    state.setState({ tally });
  };

  /** One after the other, for each adds to what the one before has written. */
  let removals = Promise.resolve();

  const remove = (id: string): Promise<void> => {
    const shelved = state.getState().matches.find((each) => each.id === id);
    const session = sessions.get(id);
    session?.close();
    sessions.delete(id);
    removals = removals.then(async () => {
      // What is on its way to the disk would lie there again afterwards.
      if (session !== undefined) await untilStored(session);
      const removing = shelved === undefined ? deleteMatch(store, id) : takeOver(shelved);
      // Where storage is switched off, there is nothing to delete.
      await removing.catch(() => undefined);
    });
    drop(id);
    return removals;
  };

  /** Another window went on with a match, or removed it: what lies on the disk counts. */
  const lookAgain = async (id: string): Promise<void> => {
    const session = sessions.get(id);
    if (session !== undefined) await untilStored(session);
    const saved = await loadMatch(store, registry, id);
    if (saved === null) {
      if (session === undefined) drop(id);
    } else if (session === undefined) {
      put({ ...saved, id });
    } else if (!isSame(session.state.getState().match, saved.match)) {
      session.catchUp(saved.match);
    }
  };

  store.watch?.((key) => {
    const id = nameOf('matches', key);
    if (id !== null) void lookAgain(id);
    if (key === TALLY_KEY) void readTally();
  });

  return {
    state,
    remove,

    async load() {
      await readTally();
      const { entries, setAside } = await loadMatches(store, registry).catch(() => NOTHING);
      // What was begun while the disk was read is newer than what lies there.
      const held = state.getState().matches;
      const found = entries.map(({ name, value }) => ({ ...value, id: name }));
      const others = found.filter(({ id }) => !held.some((each) => each.id === id));
      state.setState({ isLoaded: true, matches: [...held, ...others], setAside });
      await clearAway();
    },

    begin(entry, config, players) {
      // The id stands in the browser's address: it must not show any of the seed, so it has its own chance.
      const id = `${now().toString(36)}-${newSeed().slice(0, 8)}`;
      return start(id, entry, begin(entry.game, config, newSeed()), players);
    },

    open(id) {
      const session = sessions.get(id);
      if (session !== undefined) return { ok: true, value: session };
      const shelved = state.getState().matches.find((each) => each.id === id);
      const entry = shelved && findGame(registry, shelved.match.origin.game.id);
      if (shelved === undefined || entry === undefined) {
        return fail({ code: 'no-such-match', message: `There is no match ${id} on this device.` });
      }
      return start(id, entry, shelved.match, shelved.players);
    },

    acknowledge: () => state.setState({ setAside: [] }),
  };
}

/** Until nothing of it is on its way to the disk. */
function untilStored({ state }: Session): Promise<void> {
  return new Promise((resolve) => {
    if (!state.getState().busy) return resolve();
    const stop = state.subscribe(({ busy }) => {
      if (busy) return;
      stop();
      resolve();
    });
  });
}

function isSame(a: Match, b: Match): boolean {
  return a.length === b.length && sameJson(actionsOf(a), actionsOf(b));
}
