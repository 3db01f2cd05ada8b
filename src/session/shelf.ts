import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Seed } from '../game-core/kernel/chance';
import type { Config } from '../game-core/kernel/game';
import { begin as beginMatch } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import { findGame, type Entry } from '../game-core/kernel/registry';
import { ok, type Result } from '../game-core/kernel/result';
import { textOf, type Found } from '../storage/entries';
import { findPeople, type Naming } from '../storage/persons';
import { loadResult } from '../storage/results';
import { readHead, type Head, type ReadHead } from '../storage/save-format';
import { keyOf, nameOf } from '../storage/store';
import type { TableOptions } from '../storage/table-options';
import {
  createSaving,
  type Known,
  type Save,
  type Saving,
  type SavingSurroundings,
} from './saving';
import { openSession } from './local-session';
import type { Surroundings } from './surroundings';
import type { Session, SessionProblem } from './session';
import { showMatches } from './shelf-loading';
import { readMatch, type MissingMatch } from './shelf-reading';
import { tidy } from './tidying';
import {
  headIn,
  NOTHING_SHELVED,
  noteSaved,
  putOn,
  without,
  withResult,
  type ShelfState,
} from './shelf-state';
import { keepResult, removeMatch } from './removing';

export interface ShelfSurroundings
  extends SavingSurroundings, Pick<Surroundings, 'pause' | 'digest'>, Pick<Naming, 'isGivenName'> {
  readonly newSeed: () => Seed;
  /** Waits until nothing else is to be done. */
  readonly idle: () => Promise<void>;
}

/** All matches of this device. */
export interface Shelf {
  readonly state: StoreApi<ShelfState>;
  /** Until the matches are known, by their heads alone. */
  load(): Promise<void>;
  /** What nobody has to wait for, once a load: counts results, renews old saves, clears away. */
  tidy(): Promise<void>;
  /** A new match. It is on disk before anybody sees it, unless the disk is full. */
  begin(
    entry: Entry,
    config: Config,
    players: readonly Player[],
    tableOptions?: TableOptions,
  ): Promise<Result<Session, SessionProblem>>;
  /** The same people again at the same table, with the next starter. */
  rematch(session: Session): Promise<Result<Session, SessionProblem>>;
  /** The match at the moment where it was left. There is one session a match. */
  open(id: string): Promise<Result<Session, OpenProblem>>;
  remove(id: string): Promise<void>;
  /** The message about what could not be read has been read. */
  acknowledge(): void;
}

export type OpenProblem = SessionProblem | MissingMatch;

/** A match that is open in this window. */
interface Opened {
  readonly session: Session;
  readonly saving: Saving;
  readonly people: readonly (string | null)[];
}

export function createShelf(surroundings: ShelfSurroundings): Shelf {
  const { store, now, registry, newSeed, pause, digest, isGivenName } = surroundings;
  const opened = new Map<string, Opened>();
  const opening = new Map<string, Promise<Result<Session, OpenProblem>>>();
  const state = createStore<ShelfState>(() => NOTHING_SHELVED);
  const naming: Naming = { isGivenName, newId: () => newSeed().slice(0, 16) };

  const put = (id: string, head: Head): void => state.setState(putOn(state.getState(), id, head));

  const drop = (id: string): void => state.setState(without(state.getState(), id));

  const forget = (id: string): void => {
    opened.get(id)?.session.close();
    opened.delete(id);
    drop(id);
  };

  /** The session is kept: what a full disk refused to store is still here to go on with. */
  const start = (id: string, entry: Entry, stored: Known, players: readonly Player[]) => {
    let head: Head | null = null;
    const saving = createSaving(id, players, stored, surroundings, (found) => {
      head = found;
      // What was removed meanwhile stays removed.
      if (opened.has(id)) put(id, found);
    });
    const save: Save = async (match, notes) => {
      const answer = await saving.save(match, notes);
      const isSaved = answer.kind !== 'not-stored';
      if (opened.has(id)) state.setState(noteSaved(state.getState(), id, isSaved));
      if (answer.kind === 'removed') forget(id);
      // What is in memory only may still end in another way.
      else if (isSaved && head !== null) await keep(id, head);
      return answer;
    };
    const surrounding = { save, digest, now, pause };
    const session = openSession(id, entry, stored.match, players, surrounding, stored);
    if (session.ok) opened.set(id, { session: session.value, saving, people: stored.people });
    return { session, save };
  };

  const keep = async (id: string, head: Head): Promise<void> => {
    const result = await keepResult(store, id, head);
    if (result !== null) state.setState(withResult(state.getState(), result));
  };

  const openFromDisk = async (id: string): Promise<Result<Session, OpenProblem>> => {
    await loading;
    const found = await readMatch(state, surroundings, id);
    if (!found.ok) return found;
    const { match, players } = found.value;
    const entry = findGame(registry, match.origin.game.id);
    if (entry === undefined) throw new Error('What was read is a game of ours.');
    return start(id, entry, found.value, players).session;
  };

  /** Another window went on with a match, or removed it: what lies on the disk counts. */
  const lookAgain = async (id: string): Promise<void> => {
    const here = opened.get(id);
    if (here !== undefined) {
      return here.session.catchUp(async () => {
        const answer = await here.saving.lookAgain();
        if (answer?.kind === 'removed') forget(id);
        return answer?.kind === 'overtaken' ? answer : null;
      });
    }
    const text = await textOf(store, keyOf('matches', id));
    if (!text.ok || opened.has(id)) return;
    const found = text.value === null ? null : readHead(text.value, registry);
    if (found === null) drop(id);
    else if (found.ok) put(id, found.value.head);
  };

  const lookAtResult = async (id: string): Promise<void> => {
    const result = await loadResult(store, id).catch(() => null);
    if (result !== null) state.setState(withResult(state.getState(), result));
  };

  store.watch?.((key) => {
    const match = nameOf('matches', key);
    if (match !== null) void lookAgain(match);
    const result = nameOf('results', key);
    if (result !== null) void lookAtResult(result);
  });

  const remove = async (id: string): Promise<void> => {
    const shown = headIn(state.getState(), id);
    forget(id);
    // Where storage is switched off, there is nothing to delete.
    const result = await removeMatch(store, registry, id, shown).catch(() => null);
    if (result !== null) state.setState(withResult(state.getState(), result));
  };

  let loading: Promise<readonly Found<ReadHead>[]> = Promise.resolve([]);
  let tidying: Promise<void> | null = null;

  const begin: Shelf['begin'] = async (entry, config, players, tableOptions) => {
    // The id stands in the browser's address: it must not show any of the seed, so it has its own chance.
    const id = `${now().toString(36)}-${newSeed().slice(0, 8)}`;
    const match = beginMatch(entry.game, config, newSeed());
    const people = await findPeople(store, players, naming);
    const { session, save } = start(
      id,
      entry,
      { text: null, match, people, tableOptions },
      players,
    );
    if (session.ok) await save(match);
    return session;
  };

  return {
    state,
    remove,

    async load() {
      loading = showMatches(state, surroundings);
      tidying = null;
      await loading;
    },

    async tidy() {
      const isOpen = (id: string) => opened.has(id);
      const tools = { ...surroundings, naming, remove, keep, isOpen };
      tidying ??= loading.then((entries) => tidy(state, tools, entries));
      await tidying;
    },

    begin,

    rematch(session) {
      const entry = findGame(registry, session.game);
      if (entry === undefined) throw new Error(`There is no game called ${session.game}.`);
      return begin(entry, session.rematch(), session.players, session.tableOptions);
    },

    open(id) {
      const here = opened.get(id);
      if (here !== undefined) return Promise.resolve(ok(here.session));
      const already = opening.get(id);
      if (already !== undefined) return already;
      const found = openFromDisk(id).finally(() => opening.delete(id));
      opening.set(id, found);
      return found;
    },

    acknowledge: () => state.setState({ setAside: [], newer: [] }),
  };
}
