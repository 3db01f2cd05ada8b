import type { StoreApi } from 'zustand/vanilla';

import type { Registry } from '../game-core/kernel/registry';
import { takeOverTally } from '../storage/dice-tally';
import { textOf, write, type Found, type Loaded } from '../storage/entries';
import { exclusively } from '../storage/exclusive';
import { deleteMatch, loadHeads } from '../storage/matches';
import { findPeople, isSomebody, type Naming } from '../storage/persons';
import { loadResults, NO_RESULTS } from '../storage/results';
import { withHead, type Head, type ReadHead } from '../storage/save-format';
import { keyOf, type Store } from '../storage/store';
import { headIn, isFinished, shelved, type ShelfState } from './shelf-state';

interface Tools {
  readonly store: Store;
  readonly registry: Registry;
  readonly naming: Naming;
  /** Lets everything else that waits go first: the lobby that is to be shown, a touch. */
  readonly pause: () => Promise<void>;
  remove(id: string): Promise<void>;
  /** Sees to it that a match that is over has its result. */
  keep(id: string, head: Head): Promise<void>;
  isOpen(id: string): boolean;
}

/** Where storage is switched off: the player is told at the first action that it was not saved. */
const NOTHING: Loaded<ReadHead> = { entries: [], setAside: [], newer: [] };

/** Matches that are over are kept to look at again, but not for ever. */
const KEPT_AFTER_THE_END = 30;

export interface Loading {
  /** The matches are known, by their heads alone. */
  readonly isShown: Promise<void>;
  /** All that nobody has to wait for is done too. */
  readonly isTidy: Promise<void>;
}

export function loadShelf(state: StoreApi<ShelfState>, tools: Tools): Loading {
  const heads = showMatches(state, tools);
  return {
    isShown: heads.then(() => undefined),
    isTidy: heads.then((entries) => tidy(state, tools, entries)),
  };
}

async function showMatches(
  state: StoreApi<ShelfState>,
  { store, registry }: Tools,
): Promise<readonly Found<ReadHead>[]> {
  const { entries, setAside, newer } = await loadHeads(store, registry).catch(() => NOTHING);
  // What was begun while the disk was read is newer than what lies there.
  const held = state.getState().matches;
  const found = entries.map(({ name, value }) => shelved(name, value.head));
  const others = found.filter(({ id }) => !held.some((each) => each.id === id));
  state.setState({ isLoaded: true, matches: [...held, ...others], setAside, newer });
  return entries;
}

/** Each step by itself: what the device refuses in one is no reason to leave out the others. */
async function tidy(
  state: StoreApi<ShelfState>,
  tools: Tools,
  entries: readonly Found<ReadHead>[],
): Promise<void> {
  const steps = [
    () => countResults(state, tools),
    () => finishRemovals(state, tools),
    ...entries.map((entry) => () => bringUpToDate(state, tools, entry)),
    ...entries.map(
      ({ name }) =>
        () =>
          keepIfOver(state, tools, name),
    ),
    () => clearAway(state, tools),
  ];
  for (const step of steps) await step().catch(() => undefined);
}

async function countResults(state: StoreApi<ShelfState>, { store, pause }: Tools): Promise<void> {
  await pause();
  const { results, earlier, names } = await loadResults(store).catch(() => NO_RESULTS);
  const isHere = (match: string) => headIn(state.getState(), match) !== null;
  const isWritten = (name: string) => names.has(name);
  const tally = await takeOverTally(store, isHere, isWritten).catch(() => null);
  const held = state.getState().results;
  const others = results.filter(({ id }) => !held.some((each) => each.id === id));
  state.setState({
    results: [...others, ...held],
    earlier: [...earlier, ...(tally?.thrown ?? [])],
    hasLostTally: tally?.isBroken ?? false,
    isCounted: true,
  });
}

/** A match that goes on and has left a result was being removed when the device died. */
async function finishRemovals(state: StoreApi<ShelfState>, { store }: Tools): Promise<void> {
  const { matches, results } = state.getState();
  const removed = new Set(results.flatMap((each) => (each.standings === null ? [each.id] : [])));
  for (const { id } of matches.filter((match) => removed.has(match.id))) {
    await deleteMatch(store, id);
    state.setState({ matches: state.getState().matches.filter((each) => each.id !== id) });
  }
}

/** Writes a save of an older version anew, and finds the persons of one that has none yet. */
async function bringUpToDate(
  state: StoreApi<ShelfState>,
  { store, naming, pause }: Tools,
  { name: id, text: before, value: { head, text } }: Found<ReadHead>,
): Promise<void> {
  const { players } = head.summary;
  const isStrange = players.some(
    (player, seat) => isSomebody(player, naming) && (head.people[seat] ?? null) === null,
  );
  if ((text === before && !isStrange) || headIn(state.getState(), id) === null) return;
  await pause();
  const people = isStrange ? await findPeople(store, players, naming) : head.people;
  const key = keyOf('matches', id);
  await exclusively(store, key, async () => {
    const there = await textOf(store, key);
    // Somebody plays it: the next start sees to it.
    if (!there.ok || there.value !== before) return;
    const after = withHead(text, { ...head, people });
    if (after === before) return;
    await write(store, 'matches', id, after);
    const { matches } = state.getState();
    state.setState({
      matches: matches.map((each) => (each.id === id ? { ...each, people } : each)),
    });
  });
}

/** The device may have died between the end of a match and its result. */
async function keepIfOver(state: StoreApi<ShelfState>, tools: Tools, id: string): Promise<void> {
  const head = headIn(state.getState(), id);
  const hasResult = state.getState().results.some((each) => each.id === id);
  if (head === null || head.summary.standings === null || hasResult) return;
  await tools.pause();
  await tools.keep(id, head);
}

async function clearAway(state: StoreApi<ShelfState>, tools: Tools): Promise<void> {
  const finished = state.getState().matches.filter(isFinished);
  for (const { id } of finished.slice(KEPT_AFTER_THE_END)) {
    await tools.pause();
    if (!tools.isOpen(id)) await tools.remove(id);
  }
}
